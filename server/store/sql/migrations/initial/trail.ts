import { sql } from 'kysely'
import { AUDIT_LIFE } from '#server/store/auditStore.ts'
import { addFilterIndex, givenId, required, type AnyDb } from '#server/store/sql/migrations/parts.ts'
import type { Engine } from '#server/store/sql/tables.ts'

const life = sql.lit(AUDIT_LIFE)

/** Columns that may become null, once a record is erased for good. */
const erased = ['name', 'name_key', 'before', 'after']
const fixed = ['id', 'at', 'login', 'login_key', 'address', 'action', 'kind', 'record_id']

/**
 * Who did what. The database itself keeps it as it is: a row is only ever emptied of a record that was erased,
 * and goes only when it is older than {@link AUDIT_LIFE}, by the database's own clock.
 */
export async function addTrail(db: AnyDb, engine: Engine): Promise<void> {
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
    // Several records in one action: their entries belong to one entry.
    .addColumn('part_of', 'integer')
    .execute()
  await addFilterIndex(db, 'audit_record', 'audit', ['kind', 'record_id', 'id'])
  await addFilterIndex(db, 'audit_at', 'audit', ['at'])
  await sql`create index "audit_parts" on "audit" ("part_of") where "part_of" is not null`.execute(db)
  for (const statement of engine === 'sqlite' ? sqliteGuards : postgresGuards) await statement.execute(db)
}

const isErasing = sql.join(
  [
    ...erased.map((column) => sql`new.${sql.ref(column)} is null`),
    ...fixed.map((column) => sql`new.${sql.ref(column)} is not distinct from old.${sql.ref(column)}`),
  ],
  sql` and `,
)

const sqliteNow = sql`unixepoch() * 1000`

const sqliteGuards = [
  sql`create trigger "audit_unchanged" before update on "audit" when not (${isErasing})
    begin select raise(abort, 'the audit trail is not changed'); end`,
  sql`create trigger "audit_kept" before delete on "audit" when old."at" > ${sqliteNow} - ${life}
    begin select raise(abort, 'the audit trail is kept'); end`,
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
]
