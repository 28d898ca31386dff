import { quoteForm } from '#content/enquiries/quote-form.ts'
import { questionsWith, questionsSection as words } from '#content/pages/questions.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { hoursInWords } from '#domain/opening-hours-in-words.ts'
import { FactsContext } from '#shared/facts-context.ts'
import { Nowrap } from '#shared/nowrap.tsx'
import { PhoneLink } from '#shared/phone-link.tsx'
import { QuestionIcon } from '#shared/question-icon.tsx'

/** Two columns of questions; each opens on its own. */
export function AllQuestions({ content: { facts, questions: texts } }: { content: PageContent }) {
  const questions = questionsWith(texts, facts)
  const half = Math.ceil(questions.length / 2)
  return (
    <div className="frame all-questions">
      <h1>{words.heading}</h1>
      <div className="question-columns">
        {[questions.slice(0, half), questions.slice(half)].map((column) => (
          // With a single question the second column is empty.
          <div key={column[0]?.id ?? ''}>
            {column.map(({ id, icon, question, answer }) => (
              <details className="disclosure" id={id} key={id}>
                <summary>
                  <QuestionIcon name={icon} />
                  <Nowrap>{question}</Nowrap>
                </summary>
                <p>
                  <Nowrap>{answer}</Nowrap>
                </p>
              </details>
            ))}
          </div>
        ))}
      </div>
      <div className="apart closing to-edges">
        <FactsContext value={facts}>
          <PhoneLink className="call">
            <span>{quoteForm.rather}</span>
            <strong>{facts.phone}</strong>
            <span>{hoursInWords(facts.phoneHours.days)}</span>
          </PhoneLink>
        </FactsContext>
        <a className="button large light" href="/#kontakt">
          {words.book}
        </a>
      </div>
    </div>
  )
}
