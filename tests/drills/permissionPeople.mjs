/** People of every level for the drill `permissions`, through two servers on one PostgreSQL. */
import { connectPostgres } from './postgres.mjs'
import { call, LOGIN, PASSWORD } from './server.mjs'

/** @typedef {import('./permissionTable.mjs').Level} Level */
/** @typedef {{ id: number, login: string, token: string }} Person */

/** The password that people choose. */
export const CHOSEN = 'a chain of narration'

let addresses = 0
/** An address of its own for each sign-in: the limits are tried in other drills. */
export const nextAddress = () => {
  addresses += 1
  return `203.${Math.floor(addresses / 62_500) % 250}.${Math.floor(addresses / 250) % 250}.${addresses % 250}`
}

/**
 * Signs in. Returns the token.
 * @param {string} url @param {string} login @param {string} [password] @param {string} [code]
 * @returns {Promise<string>}
 */
export async function enter(url, login, password = CHOSEN, code = '') {
  const fields = { M05_LoginUserName: login, password, ...(code && { code }) }
  const from = { 'x-forwarded-for': nextAddress() }
  const { token, message } = (await call(url, '', 'POST', '/admin/login', fields, from)).body
  if (!token) throw new Error(`${login} cannot sign in: ${message}`)
  return String(token)
}

export const enterOffice = (/** @type {string} */ url) => enter(url, LOGIN, PASSWORD)

/**
 * Invites a person, who chooses a password by the link and signs in.
 * @param {string} url @param {string} office the token of an Administrator
 * @param {string} login @param {Level} level @returns {Promise<Person>}
 */
export async function admit(url, office, login, level) {
  const { body, status } = await call(url, office, 'POST', '/staff', { login, name: login, level })
  if (status !== 201) throw new Error(`${login} is not invited: ${body.message}`)
  const chosen = await call(url, '', 'POST', '/admin/link', { token: body.link.token, password: CHOSEN })
  if (chosen.status !== 200) throw new Error(`${login} cannot choose a password: ${chosen.body.message}`)
  return { id: body.data.id, login, token: await enter(url, login) }
}

/** Reads and changes the database directly. @param {string} url of the database */
export async function watchDatabase(url) {
  const client = await connectPostgres(url)
  const { rows: names } = await client.query(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'
     and table_name not in ('sessions', 'devices', 'attempts') and table_name not like 'kysely%'`,
  )
  return {
    /** A digest of all rows but those that reads change. */
    async digest() {
      const digests = []
      for (const { name } of names) {
        const { rows } = await client.query(
          `select md5(string_agg(t::text, ',' order by t::text)) as sum from "${name}" t`,
        )
        digests.push(`${name} ${rows[0]?.sum}`)
      }
      return digests.join()
    },
    ageProofs: (/** @type {number} */ id) =>
      client.query('update sessions set proved_at = 0 where account_id = $1', [id]),
    async administrators() {
      const { rows } = await client.query(
        "select id from accounts where level = 'administrator' and state = 'active' order by id",
      )
      return rows.map(({ id }) => Number(id))
    },
    close: () => client.end(),
  }
}
