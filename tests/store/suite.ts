import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { accountSuite } from './accountSuite.ts'
import { addBulkSuite } from './addBulkSuite.ts'
import { auditSuite } from './auditSuite.ts'
import { batchSuite } from './batchSuite.ts'
import { classSuite } from './classSuite.ts'
import { classPageSuite } from './classPageSuite.ts'
import { courseSuite } from './courseSuite.ts'
import { divisionSuite } from './divisionSuite.ts'
import { eraseSuite } from './eraseSuite.ts'
import { importSuite } from './importSuite.ts'
import { inUseSuite } from './inUseSuite.ts'
import { listSuite } from './listSuite.ts'
import { searchSuite } from './searchSuite.ts'
import { sortSuite } from './sortSuite.ts'
import { pictureSuite } from './pictureSuite.ts'
import { recordSuite } from './recordSuite.ts'
import { roleSuite } from './roleSuite.ts'
import { siteSuite } from './siteSuite.ts'
import { bulkSuite } from './bulkSuite.ts'
import { bulkTrailSuite } from './bulkTrailSuite.ts'
import { ownAccountSuite } from './ownAccountSuite.ts'
import { staffSuite } from './staffSuite.ts'
import { studentSuite } from './studentSuite.ts'
import { submitSuite } from './submitSuite.ts'
import { teacherSuite } from './teacherSuite.ts'
import { trashSuite } from './trashSuite.ts'
import { upkeepSuite } from './upkeepSuite.ts'

type Suite = (store: () => Store) => void

/** What stores do with records of each kind. */
export const recordSuites: readonly Suite[] = [
  recordSuite,
  roleSuite,
  courseSuite,
  batchSuite,
  divisionSuite,
  studentSuite,
  teacherSuite,
  classSuite,
  classPageSuite,
  siteSuite,
  importSuite,
  inUseSuite,
  submitSuite,
  trashSuite,
]

/** Lists, several records at once, what is kept about them, and accounts. */
export const otherSuites: readonly Suite[] = [
  listSuite,
  searchSuite,
  sortSuite,
  bulkSuite,
  addBulkSuite,
  bulkTrailSuite,
  auditSuite,
  eraseSuite,
  upkeepSuite,
  pictureSuite,
  accountSuite,
  staffSuite,
  ownAccountSuite,
]

/** What every store must answer. `open` gives a new, empty one. */
export function storeSuite(
  name: string,
  open: () => Promise<Store>,
  suites: readonly Suite[] = [...recordSuites, ...otherSuites],
) {
  describe(`the ${name} store`, () => {
    let store: Store
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())

    test('finds nothing wrong with itself, as often as it looks', async () => {
      expect([await store.check(1000), await store.check(2000)]).toEqual([undefined, undefined])
    })

    for (const suite of suites) suite(() => store)
  })
}
