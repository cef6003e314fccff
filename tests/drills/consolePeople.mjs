/** People with an account of their own, for the calls that change it: those of the office's account would end the other screens. */
import { Secret, TOTP } from 'otpauth'
import { fresh } from '#tests/e2e/records.mjs'
import { admit, enter, enterOffice } from './permissionPeople.mjs'
import { TIME_FACTOR } from './drill.mjs'
import { call } from './server.mjs'

/**
 * @typedef {Awaited<ReturnType<ReturnType<typeof createPeople>['admit']>>} ConsolePerson
 * @typedef {ReturnType<typeof createPeople>} People
 */

/** The code that an authenticator app shows now. @param {string} key */
export const codeOf = (key) => new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate()

/** @param {string} url of the API */
export function createPeople(url) {
  const nextLogin = () => `${fresh('colleague').replaceAll(' ', '-')}@example.org`

  return {
    /** Invites a person, who has no password yet. @returns {Promise<{ name: string, token: string }>} */
    async invite() {
      const login = nextLogin()
      const data = { login, name: login, level: 'editor' }
      // Signs in each time: the call asks for the password ten minutes after a sign-in.
      const { status, body } = await call(url, await enterOffice(url), 'POST', '/staff', data)
      if (status !== 201) throw new Error(`${login} is not invited: ${body.message}`)
      return { name: login, token: String(body.link.token) }
    },

    /** A person who has signed in. */
    async admit() {
      const login = nextLogin()
      const { token } = await admit(url, await enterOffice(url), login, 'administrator')
      /** @type {string[]} */
      let codes = []
      return {
        login,
        token,
        /** Signs in on one more device. */
        signInElsewhere: () => enter(url, login),
        /** Turns two-step sign-in on, if it is off. */
        async turnOnTwoStep() {
          const { two_step: twoStep } = (await call(url, token, 'GET', '/account')).body.data
          if (twoStep !== null) return
          const { key } = (await call(url, token, 'POST', '/account/two-step')).body.data
          const code = codeOf(key)
          const { body } = await call(url, token, 'POST', '/account/two-step/confirm', { code })
          codes = body.data.codes
        },
        /** A recovery code that is not used yet. */
        nextCode: () => codes.pop() ?? '',
      }
    },
  }
}

/**
 * @typedef {import('playwright').BrowserContext} Context
 * @typedef {{ context: Context, person: ConsolePerson, done: () => Promise<void> }} Place where a screen is drilled
 */

/** How long the office keeps a session, in ms: some calls ask for the password ten minutes after a sign-in. */
const OFFICE_FOR = 7 * 60_000

/**
 * Browser contexts in which screens are drilled.
 * @param {import('./consoleBrowser.mjs').ConsoleBrowser} browser @param {People} people
 * @param {() => void} prepare runs in every page before its scripts
 */
export async function createContexts(browser, people, prepare) {
  const colleague = await people.admit()
  /** Contexts of the office that no screen uses. @type {{ context: Context, until: number }[]} */
  const free = []

  /** @param {Parameters<typeof browser.newContext>[0]} session */
  async function open(session) {
    const context = await browser.newContext(session)
    context.setDefaultTimeout(5000 * TIME_FACTOR)
    await context.addInitScript(prepare)
    return context
  }

  return {
    /** Returns a context for the calls of a screen, to be given back by `done`. @param {import('./screenCall.mjs').By} [by] @returns {Promise<Place>} */
    async take(by = 'office') {
      if (by !== 'office') {
        const person = await people.admit()
        const context = await open(by === 'own account' ? { token: person.token } : { isSignedIn: false })
        return { context, person, done: () => context.close() }
      }
      const known = free.pop()
      const isKept = known !== undefined && known.until > Date.now()
      if (!isKept) await known?.context.close()
      const place = isKept ? known : { context: await open({}), until: Date.now() + OFFICE_FOR }
      return { context: place.context, person: colleague, done: async () => void free.push(place) }
    },
  }
}
