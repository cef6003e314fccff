import type { Store } from '#server/store/store.ts'
import { sqlAudit } from './writes/audit.ts'
import { sqlAttempts } from './accounts/attempts.ts'
import { databaseCheck, type Check } from './engine/databaseCheck.ts'
import { isFull, isUnavailable } from './engine/errorCodes.ts'
import { migrate } from './migrations.ts'
import { importing } from './imports/importing.ts'
import { sqlAccounts, sqlDevices, sqlSessions } from './accounts/sqlAccounts.ts'
import { sqlClassPages } from './kinds/sqlClassPages.ts'
import { plainStores } from './kinds/plainStores.ts'
import { sqlSite } from './kinds/sqlSite.ts'
import { sqlPictures } from './site/sqlPictures.ts'
import { sqlOwnAccount } from './accounts/sqlOwnAccount.ts'
import { sqlRoles } from './kinds/sqlRoles.ts'
import { sqlStaff } from './accounts/sqlStaff.ts'
import { sqlTwoStep } from './accounts/sqlTwoStep.ts'
import type { Db, Engine } from './tables.ts'
import { sqlTrash } from './writes/trash.ts'
import { sqlUpkeep, type Rebuild } from './upkeep/upkeep.ts'

interface SqlStoreOptions {
  /** Rewrites the files of an embedded database. @default nothing, as on PostgreSQL */
  rebuild?: Rebuild
  /** Checks whether the database works. */
  check?: Check
}

/** Returns a store over an open database, after upgrading its schema. */
export async function sqlStore(db: Db, engine: Engine, options: SqlStoreOptions = {}): Promise<Store> {
  await migrate(db, engine)
  return storeOver(db, engine, options)
}

/** Returns a store over an open database with this release's schema. */
export function storeOver(
  db: Db,
  engine: Engine,
  { rebuild = async () => true, check = databaseCheck(db, engine) }: SqlStoreOptions = {},
): Store {
  const plain = plainStores(db, engine)
  return {
    roles: sqlRoles(db, engine),
    ...plain,
    ...importing(db, engine, plain),
    classPages: sqlClassPages(db, engine),
    site: sqlSite(db),
    pictures: sqlPictures(db, engine),
    audit: sqlAudit(db, engine),
    trash: sqlTrash(db, engine),
    upkeep: sqlUpkeep(db, engine, rebuild),
    accounts: sqlAccounts(db),
    staff: sqlStaff(db, engine),
    own: sqlOwnAccount(db),
    twoStep: sqlTwoStep(db),
    sessions: sqlSessions(db, engine),
    devices: sqlDevices(db),
    attempts: sqlAttempts(db, engine),
    check,
    isUnavailable,
    isFull,
    close: () => db.destroy(),
  }
}
