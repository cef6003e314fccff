import * as z from 'zod/mini'
import { PageQuery } from '#contract/paging.ts'
import { LEVELS } from './levels.ts'
import { sortParameter } from '#contract/text/sorting.ts'
import { STATES } from './staff.ts'

/** What the address of the staff's screen may ask for; anything else is left out. The answer holds everybody. */
export const StaffQuery = z.object({
  ...PageQuery.shape,
  level: z.catch(z.optional(z.enum(LEVELS)), undefined),
  state: z.catch(z.optional(z.enum(STATES)), undefined),
  two_step: z.catch(z.optional(z.enum(['on', 'off'])), undefined),
  sort: sortParameter('name', 'login', 'level', 'signed'),
})

export type StaffQuery = z.output<typeof StaffQuery>
