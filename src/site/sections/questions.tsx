import type { ReactNode } from 'react'
import { questionsWith, questionsSection as words } from '#content/pages/questions.ts'
import { tipsSection } from '#content/pages/tips.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { ArrowLink } from '#shared/arrow-link.tsx'
import { Nowrap } from '#shared/nowrap.tsx'
import { QuestionIcon } from '#shared/question-icon.tsx'

/** `children` is the carousel of tips. */
export function Questions({ content: { facts, questions, tips }, children }: { content: PageContent; children: ReactNode }) {
  return (
    <section className="questions" id="fragor" aria-labelledby="questions-heading">
      <div className="frame columns">
        <div className="question-list">
          <h2 id="questions-heading">{words.heading}</h2>
          {questionsWith(questions.slice(0, words.onHome), facts).map(({ id, icon, question, answer }) => (
            <details className="disclosure" key={id}>
              <summary>
                <QuestionIcon name={icon} />
                <Nowrap>{question}</Nowrap>
              </summary>
              <p>
                <Nowrap>{answer}</Nowrap>
              </p>
            </details>
          ))}
          <ArrowLink href="/vanliga-fragor">{words.all}</ArrowLink>
        </div>
        <div className="tips to-edges">{children}</div>
        <noscript>
          <div className="tips to-edges">
            <h3>{tipsSection.heading}</h3>
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
