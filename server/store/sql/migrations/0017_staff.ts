import type { Migration } from 'kysely'
import { required, type AnyDb } from './parts.ts'

/** People with a level and a state. Those from before are active administrators. */
export const staff = (): Migration => ({
  async up(db: AnyDb) {
    const accounts = db.schema.alterTable('accounts')
    await accounts
      .addColumn('level', 'text', (column) => required(column).defaultTo('administrator'))
      .execute()
    await db.schema
      .alterTable('accounts')
      .addColumn('state', 'text', (column) => required(column).defaultTo('active'))
      .execute()
    await db.schema.alterTable('accounts').addColumn('signed_in_at', 'bigint').execute()
    await db.schema
      .createTable('account_links')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) =>
        required(column).unique().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('expires_at', 'bigint', required)
      .execute()
  },
})
