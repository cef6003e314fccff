/** Browser contexts in which screens are drilled. */

/**
 * @typedef {import('playwright').BrowserContext} Context
 * @typedef {import('./consolePeople.mjs').ConsolePerson} Person
 * @typedef {{ context: Context, person: Person, done: () => Promise<void> }} Place
 */

/** How long the office keeps a session, in ms: some calls ask for the password ten minutes after a sign-in. */
const OFFICE_FOR = 7 * 60_000

/**
 * @param {import('./consoleBrowser.mjs').ConsoleBrowser} browser
 * @param {import('./consolePeople.mjs').People} people
 * @param {() => void} prepare runs in every page before its scripts
 */
export async function createContexts(browser, people, prepare) {
  const colleague = await people.admit()
  /** Contexts of the office that no screen uses. @type {{ context: Context, until: number }[]} */
  const free = []

  /** @param {Parameters<typeof browser.newContext>[0]} session */
  async function open(session) {
    const context = await browser.newContext(session)
    context.setDefaultTimeout(5000)
    await context.addInitScript(prepare)
    return context
  }

  /** @param {Parameters<typeof browser.newContext>[0]} session @param {Person} person @returns {Promise<Place>} */
  async function openOnce(session, person) {
    const context = await open(session)
    return { context, person, done: () => context.close() }
  }

  return {
    /** Returns a context for the calls of a screen, to be given back by `done`. @param {import('./screenCall.mjs').By} [by] @returns {Promise<Place>} */
    async take(by = 'office') {
      if (by !== 'office') {
        const person = await people.admit()
        return openOnce(by === 'own account' ? { token: person.token } : { isSignedIn: false }, person)
      }
      const known = free.pop()
      const isKept = known !== undefined && known.until > Date.now()
      if (!isKept) await known?.context.close()
      const place = isKept ? known : { context: await open({}), until: Date.now() + OFFICE_FOR }
      return { context: place.context, person: colleague, done: async () => void free.push(place) }
    },
  }
}
