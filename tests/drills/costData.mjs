/** Inserts the data of a large institute for the cost drill directly into a database that the server has created. */
import { join } from 'node:path'
import Database from 'libsql'
import { fillEmbedded } from '#scripts/benchData.mjs'

const STUDENTS = 20_000
const BATCHES = 3000
const COURSES = 2000
const CLASSES = 5000
const ENTRIES = 300_000
const DELETED = 50_000

/** @param {number} most */
const upTo = (most) =>
  `(with recursive "up"("number") as (select 1 union all select "number" + 1 from "up" where "number" < ${most})
    select "number" from "up") as "n"`

const day = 24 * 60 * 60 * 1000

/** @param {number} times as many records */
const statements = (times) => [
  `insert into "courses" ("M01_Title", "M01_Description", "title_key", "search_text")
    select 'Course ' || "number", 'Two terms', 'course ' || "number", 'course ' || "number" || char(10) || 'two terms'
    from ${upTo(times * COURSES)}`,
  `insert into "batches" ("M02_Name", "name_key", "search_text")
    select 'Year ' || "number", 'year ' || "number", 'year ' || "number" from ${upTo(times * BATCHES)}`,
  `insert into "classes" ("M03_SubjectName", "M03_Title", "M03_ScheduledAt", "M03_ExpiryTime", "M03_M02_BatchId",
      "M03_YouTubeLink", "search_text")
    select 'Hadith', 'Module ' || "number", '2024-12-07 18:30:00', null, 1 + "number" % 40, 'a1B2c3D4e5F',
      'hadith' || char(10) || 'module ' || "number" from ${upTo(times * CLASSES)}`,
  `insert into "audit" ("at", "login", "login_key", "address", "action", "kind", "record_id", "name", "name_key",
      "before", "after")
    select ${Date.now() - day} + "number", 'office@example.org', 'office@example.org', '127.0.0.1', 'change',
      'students', 1 + "number" % ${STUDENTS}, 'Fathima Nasreen ' || "number", 'fathima nasreen ' || "number",
      '{"M05_M02_BachId":1}', '{"M05_M02_BachId":2}' from ${upTo(times * ENTRIES)}`,
  `insert into "trash" ("kind", "record_id", "row", "at")
    select 'courses', 1000000 + "number", '{"M01_CourseId":1,"M01_Title":"Course","M01_Description":"-","version":1}',
      ${Date.now() - day} + "number" from ${upTo(times * DELETED)}`,
  `delete from "tallies" where "name" in ('courses', 'batches', 'classes')`,
  ...['courses', 'batches', 'classes'].map(
    (table) => `insert into "tallies" ("name", "total", "version")
      select '${table}', count(*), 1 from "${table}"`,
  ),
]

/** @param {string} folder of an embedded database that the server has made @param {number} times factor of the number of records */
export function fillLarge(folder, times) {
  fillEmbedded(folder, times * STUDENTS)
  const database = new Database(join(folder, 'institute.db'))
  database.exec('begin immediate')
  for (const statement of statements(times)) database.exec(statement)
  database.exec('commit')
  database.close()
}
