/** People with an account of their own, for the calls that change it: those of the office's account would end the other screens. */
import { Secret, TOTP } from 'otpauth'
import { fresh } from '#tests/e2e/records.mjs'
import { admit, enter, enterOffice } from './doorPeople.mjs'
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
