import type { ColumnDefinitionBuilder } from 'kysely'
import { required, type AnyDb } from '#server/store/sql/migrations/parts.ts'
import type { Engine } from '#server/store/sql/tables.ts'

const unset = (column: ColumnDefinitionBuilder) => required(column).defaultTo('')
const zero = (column: ColumnDefinitionBuilder) => required(column).defaultTo(0)
const key = (column: ColumnDefinitionBuilder) => column.primaryKey()
const owner = (column: ColumnDefinitionBuilder) =>
  required(column).references('accounts.id').onDelete('cascade')

/** The staff: who they are, where they are signed in, and counted attempts. */
export async function addAccounts(db: AnyDb, engine: Engine): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'integer', (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('login', 'text', required)
    .addColumn('login_key', 'text', (column) => required(column).unique())
    .addColumn('password_hash', 'text', required)
    .addColumn('level', 'text', (column) => required(column).defaultTo('administrator'))
    .addColumn('state', 'text', (column) => required(column).defaultTo('active'))
    .addColumn('name', 'text', unset)
    .addColumn('signed_in_at', 'bigint')
    .addColumn('added_at', 'bigint')
    .addColumn('password_changed_at', 'bigint')
    .addColumn('two_step_since', 'bigint')
    .addColumn('two_step_key', 'text')
    .addColumn('waiting_key', 'text')
    .addColumn('last_step', 'bigint', zero)
    .execute()
  await addSignIns(db)
  await db.schema
    .createTable('account_links')
    .addColumn('token_hash', 'text', key)
    .addColumn('account_id', 'integer', (column) => owner(column).unique())
    .addColumn('expires_at', 'bigint', required)
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', key)
    .addColumn('account_id', 'integer', owner)
    .execute()
  await db.schema.createTable('staff_settings').addColumn('name', 'text', key).execute()
  for (const table of ['sessions', 'devices', 'recovery_codes'])
    await db.schema.createIndex(`${table}_account_id`).on(table).column('account_id').execute()
}

async function addSignIns(db: AnyDb) {
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', key)
    .addColumn('account_id', 'integer', owner)
    .addColumn('seen_at', 'bigint', required)
    .addColumn('opened_at', 'bigint', required)
    .addColumn('proved_at', 'bigint', zero)
    .addColumn('device', 'text', unset)
    .addColumn('address', 'text', unset)
    .execute()
  await db.schema
    .createTable('devices')
    .addColumn('token_hash', 'text', key)
    .addColumn('account_id', 'integer', owner)
    .addColumn('seen_at', 'bigint', required)
    .execute()
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', key)
    .addColumn('count', 'integer', required)
    .addColumn('ends_at', 'bigint', required)
    .execute()
  // Windows of counted attempts are found by when they end, so that they can be deleted however many there are.
  await db.schema.createIndex('attempts_ends_at').on('attempts').column('ends_at').execute()
}
