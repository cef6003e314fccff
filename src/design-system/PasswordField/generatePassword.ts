/** 26 + 26 letters, 10 digits, 24 symbols: 86 characters. @spec 287 */
export const passwordCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*()_+[]{}|;:,.<>?'

/** Characters in a generated password. @spec 286, 471 */
export const passwordLength = 12

/** A random password. Bytes above the last whole round of 86 are thrown away: a modulo of them would prefer some characters. */
export function generatePassword() {
  const size = passwordCharacters.length
  const fair = 256 - (256 % size)
  let password = ''
  while (password.length < passwordLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * passwordLength))) {
      if (byte < fair && password.length < passwordLength) password += passwordCharacters.charAt(byte % size)
    }
  }
  return password
}
