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

  /** Sends a request as the office. Signs in each time: the calls of accounts ask again after ten minutes. @param {string} method @param {string} path @param {object} [body] */
  async function ask(method, path, body) {
    const answer = await call(url, await enterOffice(url), method, path, body)
    if (answer.status >= 300) throw new Error(`${path} was answered with ${answer.status}`)
    return answer.body
  }

  return {
    /** Invites a person, who has no password yet. @returns {Promise<{ name: string, token: string }>} */
    async invite() {
      const login = nextLogin()
      const { link } = await ask('POST', '/staff', { login, name: login, level: 'editor' })
      return { name: login, token: link.token }
    },

    /** A person who has signed in. */
    async admit() {
      const login = nextLogin()
      const { token } = await admit(url, await enterOffice(url), login, 'administrator')
      /** @param {string} path @param {object} [body] */
      const post = async (path, body) => (await call(url, token, 'POST', path, body)).body
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
          const { key } = (await post('/account/two-step')).data
          codes = (await post('/account/two-step/confirm', { code: codeOf(key) })).data.codes
        },
        /** A recovery code that is not used yet. */
        nextCode: () => codes.pop() ?? '',
      }
    },
  }
}
