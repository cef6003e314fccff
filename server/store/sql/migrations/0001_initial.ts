import type { Migration } from 'kysely'
import type { Engine } from '#server/store/sql/tables.ts'
import { addAccounts } from './initial/accounts.ts'
import { addClasses } from './initial/classes.ts'
import { addPeople } from './initial/people.ts'
import { addPlan } from './initial/plan.ts'
import { addTrail } from './initial/trail.ts'
import { addUpkeep } from './initial/upkeep.ts'
import type { AnyDb } from './parts.ts'

/** The schema of release 1.0.0. */
export const initial = (engine: Engine): Migration => ({
  async up(db: AnyDb) {
    await addAccounts(db, engine)
    await addPlan(db, engine)
    await addPeople(db, engine)
    await addClasses(db, engine)
    await addTrail(db, engine)
    await addUpkeep(db, engine)
  },
})
