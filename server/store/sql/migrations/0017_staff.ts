import type { ColumnDefinitionBuilder, Migration } from 'kysely'
import { required, type AnyDb } from './parts.ts'

const unset = (column: ColumnDefinitionBuilder) => required(column).defaultTo('')
const zero = (column: ColumnDefinitionBuilder) => required(column).defaultTo(0)
const owner = (column: ColumnDefinitionBuilder) =>
  required(column).references('accounts.id').onDelete('cascade')

/** People with a level, a state and two-step sign-in. Those from before are active administrators. */
export const staff = (): Migration => ({
  async up(db: AnyDb) {
    const add = async (
      table: 'accounts' | 'sessions',
      name: string,
      type: 'text' | 'bigint',
      build = (column: ColumnDefinitionBuilder) => column,
    ) => db.schema.alterTable(table).addColumn(name, type, build).execute()
    await add('accounts', 'level', 'text', (column) => required(column).defaultTo('administrator'))
    await add('accounts', 'state', 'text', (column) => required(column).defaultTo('active'))
    await add('accounts', 'name', 'text', unset)
    for (const name of ['signed_in_at', 'added_at', 'password_changed_at', 'two_step_since'])
      await add('accounts', name, 'bigint')
    for (const name of ['two_step_key', 'waiting_key']) await add('accounts', name, 'text')
    await add('accounts', 'last_step', 'bigint', zero)
    await add('sessions', 'proved_at', 'bigint', zero)
    for (const name of ['device', 'address']) await add('sessions', name, 'text', unset)
    await db.schema
      .createTable('account_links')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) => owner(column).unique())
      .addColumn('expires_at', 'bigint', required)
      .execute()
    await db.schema
      .createTable('recovery_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', owner)
      .execute()
    await db.schema
      .createIndex('recovery_codes_account_id')
      .on('recovery_codes')
      .column('account_id')
      .execute()
    await db.schema
      .createTable('staff_settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .execute()
  },
})
