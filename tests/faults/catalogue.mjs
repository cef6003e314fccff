/** All faults that tests must catch. */
import { access } from './access.mjs'
import { consoleFaults } from './console.mjs'
import { data } from './data.mjs'
import { lists } from './lists.mjs'
import { partFaults } from './parts.mjs'
import { records } from './records.mjs'
import { rules } from './rules.mjs'
import { site } from './site.mjs'

export const faults = [
  ...rules,
  ...access,
  ...data,
  ...lists,
  ...records,
  ...consoleFaults,
  ...partFaults,
  ...site,
]
