import type { ReactNode } from 'react'
import type { Question, questionsSection } from '#content/questions.ts'
import type { Tip, tipsSection } from '#content/tips.ts'
import { ArrowLink } from '#shared/arrow-link.tsx'
import { Disclosure } from '#shared/disclosure.tsx'

type QuestionsProps = {
  words: typeof questionsSection
  questions: readonly Question[]
  tipsWords: typeof tipsSection
  tips: readonly Tip[]
  /** The carousel. */
  children: ReactNode
}

export function Questions({ words, questions, tipsWords, tips, children }: QuestionsProps) {
  return (
    <section className="questions" id="fragor" aria-labelledby="questions-heading">
      <div className="frame columns">
        <div className="question-list">
          <h2 id="questions-heading">{words.heading}</h2>
          {questions.slice(0, words.onHome).map(({ id, question, answer }) => (
            <Disclosure key={id} summary={question}>
              {answer}
            </Disclosure>
          ))}
          <ArrowLink href="/vanliga-fragor">{words.all}</ArrowLink>
        </div>
        <div className="tips">{children}</div>
        <noscript>
          <div className="tips">
            <h3>{tipsWords.heading}</h3>
            <ol>
              {tips.map((tip) => (
                <li key={tip.id}>{tip.text}</li>
              ))}
            </ol>
          </div>
        </noscript>
      </div>
    </section>
  )
}
