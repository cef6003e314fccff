/** 52 letters, 10 digits and 24 symbols: 86 characters. @spec 287 */
export const passwordCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*()_+[]{}|;:,.<>?'

/** Length of a generated password. @spec 286, 471 */
export const passwordLength = 12

/** Returns a random password. Bytes from 172 up are discarded, as `byte % 86` would favour some characters. */
export function generatePassword() {
  const size = passwordCharacters.length
  const limit = 256 - (256 % size)
  let password = ''
  while (password.length < passwordLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * passwordLength))) {
      if (byte < limit && password.length < passwordLength) password += passwordCharacters.charAt(byte % size)
    }
  }
  return password
}
