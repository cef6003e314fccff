/** Checks and imports new students, in a process of its own. `node tests/drills/importClient.mjs url token rows series` */
import { checkRows, importRows, newStudents } from './importRows.mjs'

const [url = '', token = '', count, series = ''] = process.argv.slice(2)
const office = { url, token }
const rows = newStudents(Number(count), series)
const { check, ms } = await checkRows(office, rows)
const seen = check.rows.map((row) => row.seen)
const { done, ms: writeMs } = await importRows(office, rows, seen)
process.stdout.write(JSON.stringify({ check: ms, write: writeMs, added: done.counts.added }))
