/** People with unique data, and the calls of the console that use them. */
import { call } from './server.mjs'

/** Letters that no other text of the drill is made of: a piece of three of them is one of these people. */
export const RARE = 'jkqvwxz'

/** Letters of Malayalam, which a database may fold, cut and escape in other ways. */
const MALAYALAM = 'കഖഗഘങചഛജഝഞടഠഡഢ'

const pick = (/** @type {string} */ letters, /** @type {number} */ count) =>
  Array.from({ length: count }, () => letters[Math.floor(Math.random() * letters.length)]).join('')

const word = (count = 14) => pick(RARE, count)
const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1)
const mobile = () => `+91${pick('6789', 1)}${pick('0123456789', 9)}`

/**
 * @typedef {object} Person
 * @property {'student' | 'teacher'} type
 * @property {object} added what the form sends first
 * @property {object} changed what it sends later
 * @property {string[]} texts whatever tells who it is
 * @property {number} id once it is there
 */

/** @param {number} number @param {{ batch: number, division: number }} place @returns {Person} */
export function newPerson(number, { batch, division }) {
  const type = number % 2 === 0 ? 'student' : 'teacher'
  const form = () => ({
    M05_User_Type: type,
    M05_UserName: `${capital(word())} Ö${word()} ${pick(MALAYALAM, 12)}`,
    M05_UserCode: `${pick('ABCDEFGH', 1)}-${word().toUpperCase()}`,
    M05_CountryName: 'India',
    M05_Gender: 'female',
    M05_DOB: '2001-02-14',
    M05_M02_BachId: batch,
    M05_Qualification: `B.A. ${word()}`,
    M05_JoiningDate: '2024-06-04',
    M05_MobileNumber: mobile(),
    // Long enough for a page of its own, which is freed in another way.
    M05_Address: `${word()} House "${word()}"\n${'Masjid Road, '.repeat(number % 5 === 0 ? 60 : 2)}${word()}`,
    M05_Email: `${word()}@example.org`,
    M05_AllowLogin: 0,
    M05_IsActive: 1,
    ...(type === 'student' ? { M07_M11_DivisionId: division } : { M06_Specialization: word() }),
    M05_Password: `Secret-${word()}`,
  })
  const [added, changed] = [form(), form()]
  const texts = [added, changed].flatMap((body) => [
    ...Object.values(body).flatMap((value) => (typeof value === 'string' ? wordsOf(value) : [])),
    body.M05_MobileNumber,
  ])
  return { type, added, changed, texts, id: 0 }
}

/** The pieces of a text that nobody else's has. @param {string} text */
const wordsOf = (text) => text.match(new RegExp(`[${RARE}]{10,}|[${MALAYALAM}]{10,}`, 'gi')) ?? []

const listOf = (/** @type {Person} */ { type }) => `${type}s`

/**
 * @param {{ url: string, token: string }} office @param {string} method @param {string} path @param {object} [body]
 * @returns {Promise<any>} the answer's body
 */
export async function done({ url, token }, method, path, body) {
  const answer = await call(url, token, method, path, body)
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Adds, changes, finds, reads, downloads. @param {{ url: string, token: string }} office @param {Person} person */
export async function live(office, person) {
  const { data } = await done(office, 'POST', '/users', person.added)
  person.id = data.M05_UserId
  await done(office, 'PUT', `/users/${person.id}`, person.changed)
  const list = listOf(person)
  for (const text of person.texts.slice(0, 4))
    await done(office, 'GET', `/${list}?page=1&search=${encodeURIComponent(text)}`)
  await done(office, 'GET', `/${list}/${person.id}`)
  await done(office, 'GET', `/audit?page=1&search=${encodeURIComponent(person.texts[0] ?? '')}`)
}

/**
 * Calls that are refused, with the person's data. Returns their answers.
 * @param {{ url: string, token: string }} office @param {Person} person
 */
export async function misuse({ url, token }, person) {
  const [text = ''] = person.texts
  const search = encodeURIComponent(text)
  const answers = [
    await call(url, token, 'POST', '/users', { ...person.changed, M05_UserName: '' }),
    await call(url, token, 'PUT', `/users/${person.id}`, { ...person.changed, M05_UserName: '' }),
    await call(url, '', 'POST', '/admin/login', { M05_LoginUserName: text, password: text }),
    await call(url, text.replace(/[^a-z]/gi, ''), 'GET', `/${listOf(person)}?page=1&search=${search}`),
    await call(url, token, 'GET', `/nowhere/${search}?password=${search}`),
    await call(url, '', 'POST', '/admin/link', { token: text, password: 'short' }),
  ]
  return answers.map(({ body }) => JSON.stringify(body))
}

/** @param {{ url: string, token: string }} office @param {Person} person */
export const remove = (office, person) => done(office, 'DELETE', `/${listOf(person)}/${person.id}`)

/** @param {{ url: string, token: string }} office @param {Person} person */
export const erase = ({ url, token }, person) =>
  call(url, token, 'DELETE', `/trash/${listOf(person)}/${person.id}`)
