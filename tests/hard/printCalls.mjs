/** The calls of the sheets to print. */
import { filterBy } from '#tests/e2e/typing.mjs'
import { choosing, reading } from './callFamilies.mjs'

/**
 * @typedef {import('./screenCall.mjs').Page} Page
 * @typedef {import('./screenCall.mjs').Plan} Plan
 */

const at = '/admin/print'
const openSheet =
  (/** @type {string} */ sheet) =>
  (/** @type {Page} */ page, /** @type {Plan} */ { batch }) =>
    page.goto(`${at}?sheet=${sheet}&batch_id=${batch.M02_BatchId}`)

/** @type {readonly import('./screenCall.mjs').ScreenCall[]} */
export const callsOfPrint = [
  { at, call: 'batchIds', request: 'GET /batch_ids', family: choosing, open: (page) => page.goto(at) },
  {
    at,
    call: 'divisionsOfBatch',
    request: 'GET /division?batch_id',
    family: choosing,
    async open(page, { batch }) {
      await page.goto(at)
      await filterBy(page, 'Batch', batch.M02_Name)
    },
  },
  {
    at,
    call: 'listStudents',
    request: 'GET /students?batch_id',
    family: reading,
    open: openSheet('register'),
  },
  {
    at,
    call: 'listClasses',
    request: 'GET /classes?batch_id',
    family: reading,
    open: openSheet('attendance'),
  },
]
