import { sql, type Migration } from 'kysely'
import { AUDIT_LIFE } from '#server/store/auditStore.ts'
import type { Engine } from '#server/store/sql/tables.ts'
import { addFilterIndex, givenId, required, type AnyDb } from './parts.ts'

/** Oldest entries that each new one may push out: more than come, so that none stays. */
const PUSHED = sql.lit(20)

const life = sql.lit(AUDIT_LIFE)

/** Columns that may become null, once a record is erased for good. */
const erased = ['name', 'name_key', 'before', 'after']
const fixed = ['id', 'at', 'login', 'login_key', 'address', 'action', 'kind', 'record_id']

/**
 * Who did what. The database itself keeps it as it is: a row is only ever emptied of a record that was erased,
 * and goes only when it is older than {@link AUDIT_LIFE}, by the database's own clock.
 */
export const audit = (engine: Engine): Migration => ({
  async up(db: AnyDb) {
    await db.schema
      .createTable('audit')
      .addColumn('id', 'integer', givenId(engine))
      .addColumn('at', 'bigint', required)
      .addColumn('login', 'text', required)
      .addColumn('login_key', 'text', required)
      .addColumn('address', 'text', required)
      .addColumn('action', 'text', required)
      .addColumn('kind', 'text', required)
      .addColumn('record_id', 'integer')
      .addColumn('name', 'text')
      .addColumn('name_key', 'text')
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .execute()
    await addFilterIndex(db, 'audit_record', 'audit', ['kind', 'record_id', 'id'])
    for (const statement of engine === 'sqlite' ? sqliteGuards : postgresGuards) await statement.execute(db)
  },
})

const isErasing = sql.join(
  [
    ...erased.map((column) => sql`new.${sql.ref(column)} is null`),
    ...fixed.map((column) => sql`new.${sql.ref(column)} is not distinct from old.${sql.ref(column)}`),
  ],
  sql` and `,
)

/** The ids of the oldest entries, if they may go. `now` is the database's time in ms since 1970. */
const outlived = (now: ReturnType<typeof sql>) => sql`
  select "id" from (select "id", "at" from "audit" order by "id" limit ${PUSHED}) as "oldest"
  where "at" <= new."at" - ${life} and "at" <= ${now} - ${life}`

const sqliteNow = sql`unixepoch() * 1000`

const sqliteGuards = [
  sql`create trigger "audit_unchanged" before update on "audit" when not (${isErasing})
    begin select raise(abort, 'the audit trail is not changed'); end`,
  sql`create trigger "audit_kept" before delete on "audit" when old."at" > ${sqliteNow} - ${life}
    begin select raise(abort, 'the audit trail is kept'); end`,
  sql`create trigger "audit_forget" after insert on "audit"
    begin delete from "audit" where "id" in (${outlived(sqliteNow)}); end`,
]

const postgresNow = sql`(extract(epoch from now()) * 1000)`

const postgresGuard = (name: string, timing: ReturnType<typeof sql>, body: ReturnType<typeof sql>) => [
  sql`create function ${sql.ref(name)}() returns trigger language plpgsql as $$ begin ${body} end $$`,
  sql`create trigger ${sql.ref(name)} ${timing} execute function ${sql.ref(name)}()`,
]

const postgresGuards = [
  ...postgresGuard(
    'audit_unchanged',
    sql`before update on "audit" for each row`,
    sql`if not (${isErasing}) then raise exception 'the audit trail is not changed'; end if; return new;`,
  ),
  ...postgresGuard(
    'audit_kept',
    sql`before delete on "audit" for each row`,
    sql`if old."at" > ${postgresNow} - ${life} then raise exception 'the audit trail is kept'; end if; return old;`,
  ),
  ...postgresGuard(
    'audit_whole',
    sql`before truncate on "audit"`,
    sql`raise exception 'the audit trail is kept';`,
  ),
  // Writers that come together do not wait for each other to forget.
  ...postgresGuard(
    'audit_forget',
    sql`after insert on "audit" for each row`,
    sql`delete from "audit" where "id" in (
      select "id" from "audit" where "id" in (${outlived(postgresNow)}) for update skip locked); return null;`,
  ),
]
