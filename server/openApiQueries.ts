import { ACTIONS } from '#contract/audit.ts'
import { AUDIT_KINDS } from '#contract/auditKinds.ts'
import { WHENS } from '#contract/classes/classQuery.ts'
import { MAX_ID } from '#contract/ids.ts'
import { MAX_PER_PAGE, MAX_SEARCH, PER_PAGE } from '#contract/paging.ts'

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 has it. */
export type JsonSchema = Record<string, unknown>

/** The schema of an id. */
export const id = { type: 'integer', minimum: 1, maximum: MAX_ID }

const time = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?)?$' }

/** Parameters of queries. An invalid value is ignored, so it is no error, but for `sort`. */
export const queries: Readonly<Record<string, JsonSchema>> = {
  page: { type: 'integer', minimum: 1, description: 'From 1; without it the list is complete' },
  per_page: { type: 'integer', minimum: 1, maximum: MAX_PER_PAGE, default: PER_PAGE },
  search: {
    type: 'string',
    maxLength: MAX_SEARCH,
    description:
      'Words in any order and letter case, each of which must be found; numbers and codes with or without separators',
  },
  batch_id: id,
  division_id: id,
  course_id: id,
  mentor_id: id,
  kind: { enum: AUDIT_KINDS },
  action: { enum: ACTIONS },
  is_active: { enum: [1, 0], description: 'Only who is active, or only who left' },
  when: {
    enum: WHENS,
    description:
      'Classes of today, of this week (Sunday to Saturday), or by state; `past` includes expired ones',
  },
  from: { ...time, description: "The earliest start, in the institute's zone" },
  until: { ...time, description: 'The time before which classes start' },
  name: { type: 'string', description: 'The name of the file' },
  path: { type: 'string', description: 'The address of a page: /home' },
  version: { type: 'integer', minimum: 1, description: 'Without it, the page with the drafts' },
  revision: { type: 'integer', minimum: 0, description: 'The revision of the draft that is discarded' },
  sheet: {
    type: 'integer',
    minimum: 1,
    description: 'The number of the sheet; without it the first with rows',
  },
  video: { type: 'string', maxLength: 500, description: "A link, or a video's id" },
}
