/** Makes a class page with classes of every state, for the benchmark of the site. */
import { planWith } from '#tests/e2e/records.mjs'
import { createClient } from '#tests/drills/classPageClient.mjs'

const HOUR = 3_600_000

/** A wall-clock time in Kerala, the default zone. @param {number} at */
const wallClock = (at) => new Date(at + 5.5 * HOUR).toISOString().slice(0, 19)

/** Subject, title, start and expiry in hours from now. @type {readonly (readonly [string, string, number, number])[]} */
const lessons = [
  ['ഹദീസ് പഠനം', 'കിതാബുൽ ഈമാൻ: വിശ്വാസത്തിന്റെ ശാഖകൾ', -0.4, 160],
  ['Usul al-hadith', 'The chain and the text', 12.1, 200],
  ['Tajweed', 'Letters and places', 26, 220],
  ['Usul al-hadith', 'Grades of narration', 96, 300],
  ['Hadith sciences', 'Module 2', 99, 300],
  ['സീറ', 'മദീനയിലെ ആദ്യനാളുകൾ', 120, 300],
  ['സീറ', 'ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ', -140, 22],
  ['Hadith sciences', 'What is a hadith?', -120, 96],
  ['Tajweed', 'Names of the letters', -72, 120],
]

/** @param {string} url of the API @returns {Promise<string>} the path of the page */
export async function makeClassPage(url) {
  const client = await createClient(url)
  const { division, batch } = await planWith((path, fields) => client.ask('POST', path, fields))
  const id = division.M11_Division_id
  const now = Date.now()
  for (const [subject, title, start, expiry] of lessons) {
    await client.ask('POST', '/classes', {
      M03_SubjectName: subject,
      M03_Title: title,
      M03_ScheduledAt: wallClock(now + start * HOUR),
      M03_ExpiryTime: wallClock(now + expiry * HOUR),
      M03_M02_BatchId: batch.M02_BatchId,
      M03_M11_DivisionIds: [id],
      M03_YouTubeLink: 'https://youtu.be/a1B2c3D4e5F',
    })
  }
  const { token } = await client.ask('POST', `/division/${id}/page`)
  return `/d/${token}`
}
