import type { ImportAnswers, ImportQuestion } from '#contract/import/import.ts'

/** Whether a question has an answer. Answered ones are still asked, so that the answer can be changed. */
export function isAnswered(question: ImportQuestion, answers: ImportAnswers): boolean {
  switch (question.ask) {
    case 'day_order':
      return answers.day_order !== undefined
    case 'century':
      return answers.century?.[question.field] !== undefined
    case 'which':
      return (
        answers.which?.some(({ batch, name }) => batch === question.batch && name === question.name) === true
      )
  }
}
