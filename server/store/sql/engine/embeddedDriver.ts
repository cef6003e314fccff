import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  type TransactionSettings,
} from 'kysely'
import type Database from 'libsql'
import type { DatabaseFiles } from './databaseFiles.ts'
import type { ConnectionQueue } from './connectionQueue.ts'

/** Maximum number of cached prepared statements; the app has far fewer. */
const CACHED_STATEMENTS = 300

/** Statements that take no write lock, or that cannot run in a transaction. */
const lockless = /^\s*(?:select|with|values|explain|pragma|vacuum|attach|detach)\b/i

/** Statements that only read. */
const reading = /^\s*(?:select|with|values|explain)\b/i

export interface EmbeddedDeps {
  database: Database.Database
  /** A connection for what is read outside of transactions. Without it, that waits for the open transaction. */
  reads?: Database.Database
  files: DatabaseFiles
  queue: Queue
  /** For writes of thousands of rows, see {@link EmbeddedDriver.commitTransaction}. */
  isBulk?: boolean
}

export type Queue = ConnectionQueue<DatabaseConnection>

/** Kysely's SQLite over one libsql connection. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #deps: EmbeddedDeps

  constructor(deps: EmbeddedDeps) {
    super({ database: deps.database })
    this.#deps = deps
  }

  override createDriver() {
    return new EmbeddedDriver(this.#deps)
  }

  /** SQLite can roll back schema changes, so migrations run in a transaction, which also serves as their lock. */
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
 * Runs statements on libsql connections, which are synchronous: one that writes, and one for reads outside of transactions,
 * which never wait for a write. While a transaction is open, writes of others wait in order of arrival. (In Kysely's own
 * driver they compete for a mutex.)
 *
 * Every write runs in a transaction, its own if necessary, so that only `begin` can meet another process's lock. A
 * statement that met one would stay half executed in libsql, and later commits on the connection would be
 * acknowledged and lost.
 */
class EmbeddedDriver extends SqliteDriver {
  readonly #database: Database.Database
  readonly #files: DatabaseFiles
  readonly #queue: Queue
  readonly #isBulk: boolean
  /** For reads outside of transactions; its connection is never returned. */
  readonly #readDriver: SqliteDriver | undefined
  #reads: DatabaseConnection | undefined
  #only: Promise<DatabaseConnection> | undefined
  /** Whether the open transaction may write. */
  #isWriting = false

  constructor({ database, reads, files, queue, isBulk = false }: EmbeddedDeps) {
    super({ database: remembering(database) })
    this.#database = database
    this.#readDriver = reads && new SqliteDriver({ database: remembering(reads) })
    this.#files = files
    this.#queue = queue
    this.#isBulk = isBulk
  }

  override async init() {
    await super.init()
    await this.#readDriver?.init()
    this.#reads = await this.#readDriver?.acquireConnection()
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    // Kysely's only connection is never returned, so its mutex has no effect.
    this.#only ??= super.acquireConnection()
    const only = await this.#only
    const connection: DatabaseConnection = {
      executeQuery: async <R>(query: CompiledQuery) => {
        const run = async () => only.executeQuery<R>(query)
        const reads = reading.test(query.sql) && !this.#queue.isOwner(connection) && this.#reads
        if (reads) return this.#queue.patiently(async () => reads.executeQuery<R>(query))
        const isAlone = !this.#queue.isOwner(connection) && !lockless.test(query.sql)
        return isAlone ? this.#inTransaction(connection, run) : this.#queue.read(connection, run)
      },
      streamQuery: (query, chunkSize) => only.streamQuery(query, chunkSize),
    }
    return connection
  }

  /**
   * Takes the write lock immediately: after a read, the attempt would fail instead of waiting. A transaction that
   * only reads takes no lock and blocks nobody.
   */
  override async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings = {}) {
    const isWriting = accessMode !== 'read only'
    const begin = () => {
      if (isWriting) this.#files.require()
      this.#database.exec(isWriting ? 'begin immediate' : 'begin')
      this.#isWriting = isWriting
    }
    await (isWriting ? this.#queue.own(connection, begin) : this.#queue.ownToRead(connection, begin))
  }

  /**
   * Copies many rows from the log to the file at once. The next commit would do it, in a thread that serves requests; other writers
   * do not block theirs while they wait.
   */
  override async commitTransaction() {
    this.#database.exec('commit')
    if (this.#isBulk) this.#database.exec('pragma wal_checkpoint(full)')
    if (this.#isWriting) this.#files.require()
  }

  override async rollbackTransaction() {
    // A full disk may have rolled it back already; then that error is reported, not a second one.
    if (this.#database.inTransaction) this.#database.exec('rollback')
  }

  override async releaseConnection(connection?: DatabaseConnection) {
    if (connection) this.#queue.release(connection)
  }

  override async destroy() {
    await this.#readDriver?.destroy()
    await super.destroy()
  }

  async #inTransaction<R>(connection: DatabaseConnection, run: () => Promise<QueryResult<R>>) {
    await this.beginTransaction(connection)
    try {
      const result = await run()
      await this.commitTransaction()
      return result
    } catch (error) {
      await this.rollbackTransaction()
      throw error
    } finally {
      this.#queue.release(connection)
    }
  }
}

/** Caches prepared statements: preparing one takes longer than running it. */
function remembering(database: Database.Database): SqliteDatabase {
  const cache = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    prepare(sql) {
      const known = cache.get(sql)
      if (known) return known
      const statement = database.prepare(sql)
      if (cache.size < CACHED_STATEMENTS) cache.set(sql, statement)
      return statement
    },
    close() {
      cache.clear()
      database.close()
    },
  }
}
