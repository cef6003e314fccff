import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  type TransactionSettings,
} from 'kysely'
import type Database from 'libsql'

/** Prepared statements that are kept; the app's own queries are far fewer. */
const KEPT_STATEMENTS = 300

/** Kysely's SQLite over one libsql connection. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #database: Database.Database

  constructor(database: Database.Database) {
    super({ database })
    this.#database = database
  }

  override createDriver() {
    return new EmbeddedDriver(this.#database)
  }

  /** SQLite rolls table changes back too: migrations run in a transaction, which is their lock as well. */
  override createAdapter() {
    return new TransactionalAdapter()
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * Statements run at once, as libsql is synchronous; while a transaction is open, those of others wait in the
 * order in which they came. (Kysely's own driver lets all of them race for one mutex, statement by statement.)
 */
class EmbeddedDriver extends SqliteDriver {
  readonly #database: Database.Database
  readonly #waiting: (() => void)[] = []
  #only: Promise<DatabaseConnection> | undefined
  /** Whose transaction is open. */
  #owner: DatabaseConnection | undefined

  constructor(database: Database.Database) {
    super({ database: remembering(database) })
    this.#database = database
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    // Kysely's one connection is taken for good: its mutex has no say any more.
    this.#only ??= super.acquireConnection()
    const only = await this.#only
    const connection: DatabaseConnection = {
      executeQuery: <R>(query: CompiledQuery) =>
        this.#inTurn(connection, async () => only.executeQuery<R>(query)),
      streamQuery: (query, chunkSize) => only.streamQuery(query, chunkSize),
    }
    return connection
  }

  /**
   * The write lock is taken at once: asked for in the middle, after a read, it would fail instead of waiting. Who only
   * reads takes none, and stops nobody.
   */
  override async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings = {}) {
    await this.#inTurn(connection, async () => {
      this.#owner = connection
      this.#database.exec(accessMode === 'read only' ? 'begin' : 'begin immediate')
    })
  }

  override async commitTransaction() {
    this.#database.exec('commit')
  }

  override async rollbackTransaction() {
    // A full disk may have rolled it back already; then that error counts, not a second one.
    if (this.#database.inTransaction) this.#database.exec('rollback')
  }

  override async releaseConnection(connection?: DatabaseConnection) {
    if (this.#owner !== connection) return
    this.#owner = undefined
    while (!this.#owner && this.#waiting.length > 0) this.#waiting.shift()?.()
  }

  async #inTurn<T>(connection: DatabaseConnection, action: () => Promise<T>): Promise<T> {
    if (!this.#owner || this.#owner === connection) return action()
    return new Promise((resolve) => {
      this.#waiting.push(() => resolve(action()))
    })
  }
}

/** Keeps prepared statements: to prepare one takes longer than to run it. */
function remembering(database: Database.Database): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    prepare(sql) {
      const known = kept.get(sql)
      if (known) return known
      const statement = database.prepare(sql)
      if (kept.size < KEPT_STATEMENTS) kept.set(sql, statement)
      return statement
    },
    close() {
      kept.clear()
      database.close()
    },
  }
}
