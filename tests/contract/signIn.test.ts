import { expect, test } from 'vitest'
import { LoginBody } from '#contract/access/auth.ts'
import { fieldErrors } from '#contract/errors.ts'
import { MAX_LOGIN_NAME, MAX_PASSWORD, signInProblems } from '#contract/access/loginRules.ts'
import { anyCharacter, fc } from '#tests/runs.ts'

/** What the server's schema says about a sign-in, by field. */
function schemaProblems(login: string, password: string) {
  const result = LoginBody.safeParse({ M05_LoginUserName: login, password })
  return result.success ? {} : fieldErrors(result.error)
}

const names = fc.oneof(
  fc.emailAddress(),
  fc.string(),
  fc.string({ unit: anyCharacter }),
  fc.integer({ min: MAX_LOGIN_NAME - 2, max: MAX_LOGIN_NAME + 2 }).map((length) => 'x'.repeat(length)),
)
const passwords = fc.oneof(
  fc.string(),
  fc.integer({ min: MAX_PASSWORD - 2, max: MAX_PASSWORD + 2 }).map((length) => 'x'.repeat(length)),
)

test('the sign-in page and the server find the same faults, in the same words (spec: 366)', () => {
  fc.assert(
    fc.property(names, passwords, (name, password) => {
      const login = name.trim()
      const found = schemaProblems(login, password)
      expect(Object.keys(signInProblems(login, password))).toEqual(Object.keys(found))
      for (const [field, [message]] of Object.entries(signInProblems(login, password))) {
        expect(found[field]).toContain(message)
      }
    }),
  )
})

test.each([{}, { M05_LoginUserName: 1, password: ['x'] }, { M05_LoginUserName: '\uD83D', password: null }])(
  '%j is no sign-in',
  (body) => {
    const { error } = LoginBody.safeParse(body)
    expect(error && Object.keys(fieldErrors(error))).toEqual(['M05_LoginUserName', 'password'])
  },
)

test.each(['office', 'office@example.org', 'ഓഫീസ്', 'o.f+f@sub.example.org'])(
  '%s is a sign-in name',
  (login) => {
    expect(signInProblems(login, 'x')).toEqual({})
  },
)

test.each(['\u00A0office@example.org', '\u200Eoffice@example.org\u202C ', 'office@example.org\t'])(
  '%j is a sign-in name with what a copy brings',
  (login) => {
    expect(signInProblems(login, 'x')).toEqual({})
    const { M05_LoginUserName } = LoginBody.parse({ M05_LoginUserName: login, password: 'x' })
    expect(M05_LoginUserName).toBe('office@example.org')
  },
)

test.each(['', 'of fice', 'office@', '@example.org', 'a@b', 'a@b@c.d', 'ta\tb', 'nu\0ll'])(
  '%j is not a sign-in name (spec: 366)',
  (login) => {
    expect(signInProblems(login, '')).toEqual({
      M05_LoginUserName: ['Invalid email'],
      password: ['Invalid password'],
    })
  },
)
