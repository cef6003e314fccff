import type { Course } from '#contract/courses.ts'
import { memoryAccounts } from './memoryAccounts.ts'
import { memoryCourses } from './memoryCourses.ts'
import type { Account, Store } from '#server/store/store.ts'

/** What a memory store begins with. */
export interface MemorySeed {
  courses?: Course[]
  accounts?: Account[]
}

/** A store that lives as long as the page or the test that made it. */
export function memoryStore(seed: MemorySeed = {}): Store {
  return {
    courses: memoryCourses(seed.courses ?? []),
    ...memoryAccounts(seed.accounts ?? []),
    async ping() {},
    isUnavailable: () => false,
    async close() {},
  }
}
