/** Inserts students for a benchmark directly into a database that the server has created. */
import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'

/** Search texts that match every row, and one row in 15,000. */
export const MANY = 'example.org'
export const FEW = 'samarkand'

/** Number of batches, and of divisions in each. */
const BATCHES = 40
const DIVISIONS = 4

/** SQL for the numbers from 1 to `most`, as a table `n(number)`. */
const numbers = {
  sqlite: (/** @type {number} */ most) =>
    `(with recursive "up"("number") as (select 1 union all select "number" + 1 from "up" where "number" < ${most}) select "number" from "up") as "n"`,
  postgres: (/** @type {number} */ most) => `generate_series(1, ${most}) as "n"("number")`,
}

/**
 * Returns statements that fill a new database. Rows are generated inside the database: a million in a minute.
 * For these texts, foldText (contract/text/foldText.ts) is the same as lower case.
 * @param {'sqlite' | 'postgres'} engine @param {number} students
 */
function statements(engine, students) {
  const upTo = numbers[engine]
  const batch = `1 + "number" % ${BATCHES}`
  // As sortKey (contract/text/sortKeys.ts) writes numbers: after the number of their digits. The ids are the numbers.
  const id = 'cast("M05_UserId" as text)'
  const sorted = (/** @type {string} */ text) =>
    `lower(replace(replace(${text}, '-', ' '), ${id}, '0' || length(${id}) || ${id}))`
  return [
    `insert into "batches" ("M02_Name", "name_key", "search_text")
      select 'Batch ' || "number", 'batch ' || "number", 'batch ' || "number" from ${upTo(BATCHES)}`,
    `insert into "divisions" ("M11_Division_name", "M11_Batch_id", "search_text")
      select 'Division ' || "number", 1 + ("number" - 1) / ${DIVISIONS}, 'division ' || "number"
      from ${upTo(BATCHES * DIVISIONS)}`,
    `insert into "users" ("M05_User_Type", "M05_UserName", "M05_UserCode", "code_key", "M05_CountryName",
        "M05_Gender", "M05_DOB", "M05_M02_BachId", "M05_M04_Role", "M05_Qualification", "M05_JoiningDate",
        "M05_MobileNumber", "M05_Address", "M05_Email", "M05_AllowLogin", "M05_IsActive", "M07_M11_DivisionId",
        "M06_Specialization", "password_hash")
      select 'student',
        case when "number" % 15000 = 0 then 'Samarkand Traveller ' when "number" % 10 = 0 then 'ആമിന റഹീം '
          else 'Fathima Nasreen ' end || "number",
        'IHS-' || "number", 'ihs-' || "number", 'India', 'female', '2001-02-14', ${batch}, 14, 'B.A. Arabic',
        (2015 + "number" % 10) || '-06-04', '+91' || (9000000000 + "number"),
        '12/204, Masjid Road, Placeholder P.O., Malabar, Kerala 670 000', 'student' || "number" || '@example.org',
        1, 1, (${batch} - 1) * ${DIVISIONS} + 1 + ("number" / ${BATCHES}) % ${DIVISIONS}, '', 'a hash'
      from ${upTo(students)}`,
    `insert into "user_search"
        ("M05_UserId", "M05_User_Type", "M05_M02_BachId", "M07_M11_DivisionId", "sort_id", "sort_name",
          "sort_code", "joined", "search_text")
      select "M05_UserId", "M05_User_Type", "M05_M02_BachId", "M07_M11_DivisionId",
        "M05_UserId", ${sorted('"M05_UserName"')}, ${sorted('"M05_UserCode"')}, "M05_JoiningDate",
        lower("M05_UserName" || '\n' || "M05_UserCode" || '\n' || "M05_Email" || '\n' || "M05_MobileNumber")
      from "users"`,
    `delete from "tallies" where "name" in ('students', 'batches', 'divisions')`,
    `insert into "tallies" ("name", "total", "version")
      values ('students', ${students}, 1), ('batches', ${BATCHES}, 1), ('divisions', ${BATCHES * DIVISIONS}, 1)`,
    ...['M05_M02_BachId', 'M07_M11_DivisionId'].map(
      (column) => `insert into "tallies" ("name", "total", "version")
        select 'students:${column === 'M05_M02_BachId' ? 'batch' : 'division'}:' || "${column}", count(*), 1
        from "users" group by "${column}"`,
    ),
  ]
}

/** @param {string} folder of an embedded database @param {number} students */
export function fillEmbedded(folder, students) {
  const database = new Database(join(folder, 'institute.db'))
  database.exec('begin immediate')
  for (const statement of statements('sqlite', students)) database.exec(statement)
  database.exec('commit')
  database.close()
}

/** @param {string} url of a PostgreSQL database @param {number} students */
export async function fillPostgres(url, students) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  for (const statement of statements('postgres', students)) await client.query(statement)
  await client.query('commit')
  await client.query('vacuum analyze')
  await client.end()
}
