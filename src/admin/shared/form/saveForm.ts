import { refusalOf, type Refusal } from './refusal.ts'

/** The state of a small form outside of records. */
interface SmallForm extends Refusal {
  isPending: boolean
}

export const idleForm: SmallForm = { errors: {}, isPending: false }

/** Returns what a form shows after a failed save: the errors of its fields, or else why it failed. */
export const formFailure = (error: unknown, failure: string): SmallForm => ({
  ...refusalOf(error, { failure }),
  isPending: false,
})
