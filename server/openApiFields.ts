import { IMPORT_KINDS } from '#contract/import/importFields.ts'
import { KINDS } from '#contract/kinds.ts'
import { SECTIONS } from '#contract/site/sections.ts'
import type { JsonSchema } from './openApiQueries.ts'

/** Parameters of paths that are no ids, by what stands before them. */
export const inPaths: Readonly<Record<string, JsonSchema>> = {
  'import/{kind}': { enum: IMPORT_KINDS },
  '{kind}': { enum: KINDS },
  '{section}': { enum: SECTIONS },
  '{session}': { type: 'string', description: 'The `id` of a session' },
}

const time = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d(:\\d\\d)?$',
  description: "In the institute's zone",
}
const day = { type: 'string', format: 'date' }
const flag = { enum: [1, 0], default: 1 }

/** Fields of bodies with transforms, which JSON Schema cannot express: as a client should write them. */
export const fields: Readonly<Record<string, JsonSchema>> = {
  two_step_required: { type: 'boolean' },
  M05_DOB: day,
  M05_JoiningDate: day,
  M05_AllowLogin: flag,
  M05_IsActive: flag,
  M05_Email: { type: 'string', maxLength: 254, description: "'' where there is none" },
  M05_Password: {
    type: 'string',
    format: 'password',
    description: 'On change: if it is left out, the stored value stays',
  },
  M03_ScheduledAt: time,
  M03_ExpiryTime: time,
  M03_YouTubeLink: { type: 'string', minLength: 1, maxLength: 500 },
}
