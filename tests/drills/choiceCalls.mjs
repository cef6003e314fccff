/** Calls that load the options of the forms and filters of the console. */
import { choose, filterBy } from '#tests/e2e/typing.mjs'
import { choosing } from './callFamilies.mjs'
import { formOf } from './consoleForms.mjs'
import { callsAt } from './screenCall.mjs'

/**
 * @typedef {import('./screenCall.mjs').Page} Page
 * @typedef {import('./screenCall.mjs').Plan} Plan
 */

const batches = { call: 'batchIds', request: 'GET /batch_ids' }
const courses = { call: 'courseIds', request: 'GET /course_ids' }
const divisions = { call: 'divisionsOfBatch', request: 'GET /division?batch_id' }
const mentors = { call: 'mentors', request: 'GET /teachers' }
const roles = { call: 'listRoles', request: 'GET /new_role' }

const chooseBatch = (/** @type {Page} */ page, /** @type {Plan} */ { batch }) =>
  choose(page, 'Batch', batch.M02_Name)
const filterByBatch = (/** @type {Page} */ page, /** @type {Plan} */ { batch }) =>
  filterBy(page, 'Batch', batch.M02_Name)

/**
 * The requests for the options of each kind's list, add and edit screen, and the steps before the last of them is sent.
 * @type {[string, 'listAt' | 'addAt' | 'editAt', { call: string, request: string }[], ((page: Page, plan: Plan) => Promise<void>)?][]}
 */
const choices = [
  ['students', 'listAt', [batches, divisions], filterByBatch],
  ['students', 'addAt', [batches, divisions], chooseBatch],
  ['students', 'editAt', [batches, divisions]],
  ['teachers', 'listAt', [batches]],
  ['teachers', 'addAt', [batches, roles]],
  ['teachers', 'editAt', [batches, roles]],
  ['batches', 'listAt', [courses], (page) => page.getByRole('button', { name: /^FILTER/ }).click()],
  ['batches', 'addAt', [courses]],
  ['batches', 'editAt', [courses]],
  ['divisions', 'listAt', [batches, mentors]],
  ['divisions', 'addAt', [batches, mentors]],
  ['divisions', 'editAt', [batches, mentors]],
  ['classes', 'listAt', [batches, divisions], filterByBatch],
  ['classes', 'addAt', [batches, divisions], chooseBatch],
  ['classes', 'editAt', [batches, divisions]],
]

export const callsForChoices = choices.flatMap(([kind, screen, lists, before]) => {
  const form = formOf(kind)
  const isEdit = screen === 'editAt'
  const inScreen = callsAt(isEdit ? `${form.editAt}:id` : form[screen], {
    kind,
    isClosedByDialog: kind === 'batches' && screen === 'listAt',
  })
  return lists.map(({ call, request }, index) =>
    inScreen(call, request, choosing, async (page, plan) => {
      await page.goto(isEdit ? `${form.editAt}${(await form.make(plan))[form.id]}` : form[screen])
      if (index === lists.length - 1) await before?.(page, plan)
    }),
  )
})
