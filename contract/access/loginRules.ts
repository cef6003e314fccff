/** The sign-in rules, without a schema library, so that the sign-in page stays small. */

/** Error messages of the sign-in form. @spec 366, reading Q24 */
export const INVALID_EMAIL = 'Invalid email'
export const INVALID_PASSWORD = 'Invalid password'

/** The response to a wrong name and to a wrong password. @spec 491, reading Q23 */
export const REFUSED = 'Email or password is incorrect'

/**
 * A sign-in name: an e-mail address, or a name without spaces (reading Q25). The expression is unambiguous, so it
 * runs in linear time.
 */
export const loginNamePattern = /^[^\s@\p{C}]+(@[^\s@\p{C}][^\s@.\p{C}]*\.[^\s@\p{C}]+)?$/u

/** Returns a sign-in name without what a copy brings: spaces and marks around it that nobody sees. */
export function plainLogin(typed: string): string {
  const letters = Array.from(typed)
  const isSeen = (letter: string) => !/[\s\p{Cf}]/u.test(letter)
  return letters.slice(letters.findIndex(isSeen), letters.findLastIndex(isSeen) + 1).join('')
}

/** Longest sign-in name and password, in UTF-16 units. */
export const MAX_LOGIN_NAME = 254
export const MAX_PASSWORD = 1024

/** Returns the errors of a sign-in form by field; empty if it is valid. */
export function signInProblems(login: string, password: string): Record<string, string[]> {
  const isName = login.length <= MAX_LOGIN_NAME && loginNamePattern.test(plainLogin(login))
  return {
    ...(!isName && { M05_LoginUserName: [INVALID_EMAIL] }),
    ...((password === '' || password.length > MAX_PASSWORD) && { password: [INVALID_PASSWORD] }),
  }
}
