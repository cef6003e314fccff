/** Compares the contents of the database, read by SQL, with the responses to clients and with the lists. */
import { queryPostgres } from './postgres.mjs'
import { call } from './server.mjs'

/**
 * Returns acknowledged writes that are missing, and forms that added two records.
 * @param {string} url of the database itself @param {import('./faultClients.mjs').Ledger} ledger @returns {Promise<string[]>}
 */
export async function lostIn(url, ledger) {
  const rows = await queryPostgres(url, `select "M11_Division_id", "M11_Division_name" from "divisions"`)
  const names = new Map(rows.map(([id, name]) => [Number(id), String(name)]))
  const lost = [...ledger.acknowledged]
    .filter(([id, name]) => !ledger.inDoubt.has(id) && names.get(id) !== name)
    .map(([id, name]) => `division ${id} is ${names.get(id)}, not ${name}`)
  const twice = [...names.values()].filter((name, at, all) => all.indexOf(name) !== at)
  // From here on the database's state counts as acknowledged.
  for (const id of ledger.inDoubt) ledger.acknowledged.set(id, names.get(id))
  ledger.inDoubt.clear()
  ledger.unsettled.clear()
  return [...lost, ...twice.map((name) => `two divisions ${name}`)]
}

const lists = [
  { path: '/division', table: 'divisions', id: 'M11_Division_id', name: 'M11_Division_name' },
  { path: '/courses', table: 'courses', id: 'M01_CourseId', name: 'M01_Title' },
]

/**
 * Compares every page of the lists with the database, and the stored totals.
 * @param {string} url of the database itself @param {string} api @param {string} token @returns {Promise<string[]>}
 */
export async function wrongIn(url, api, token) {
  const wrong = []
  for (const { path, table, id, name } of lists) {
    const rows = await queryPostgres(url, `select "${id}", "${name}" from "${table}" order by "${id}" desc`)
    const [[kept] = []] = await queryPostgres(url, `select "total" from "tallies" where "name" = '${table}'`)
    if (Number(kept) !== rows.length) wrong.push(`${table}: ${rows.length} rows, a total of ${kept}`)
    const last = Math.max(1, Math.ceil(rows.length / 15))
    for (let page = 1; page <= last; page += 1) {
      const { status, body } = await call(api, token, 'GET', `${path}?page=${page}`)
      const expected = rows.slice((page - 1) * 15, page * 15).map(([key, text]) => `${key} ${text}`)
      const shown = status === 200 && body.data.map((/** @type {any} */ row) => `${row[id]} ${row[name]}`)
      const isSame = shown && shown.join('\n') === expected.join('\n') && body.total === rows.length
      if (!isSame) wrong.push(`${path}?page=${page}: ${status}, a total of ${body.total} of ${rows.length}`)
    }
  }
  return wrong
}
