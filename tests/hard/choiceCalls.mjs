/** Calls that load the options of the forms and filters of the console. */
import { choose, filterBy } from '#tests/e2e/typing.mjs'
import { choosing } from './callFamilies.mjs'
import { formKinds } from './consoleForms.mjs'

/**
 * @typedef {import('./consoleForms.mjs').Page} Page
 * @typedef {import('./consoleForms.mjs').Plan} Plan
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
 * The requests for options: the kind, its list, add or edit screen, the requests, and the steps before the last of
 * them is sent.
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

/** @returns {import('./screenCall.mjs').ScreenCall[]} */
export function callsForChoices() {
  return choices.flatMap(([kind, screen, lists, before]) => {
    const form = formKinds.find((each) => each.kind === kind)
    if (!form) return []
    return lists.map((list, index) => ({
      ...list,
      kind,
      isClosedByDialog: kind === 'batches' && screen === 'listAt',
      at: screen === 'editAt' ? `${form.editAt}:id` : form[screen],
      family: choosing,
      async open(/** @type {Page} */ page, /** @type {Plan} */ plan) {
        await page.goto(
          screen === 'editAt' ? `${form.editAt}${(await form.make(plan))[form.id]}` : form[screen],
        )
        if (index === lists.length - 1) await before?.(page, plan)
      },
    }))
  })
}
