/** 52 letters, 10 digits and 24 symbols: 86 characters. @spec 287 */
export const passwordCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*()_+[]{}|;:,.<>?'

/** Length of a generated password. @spec 286, 471 */
export const passwordLength = 12

/**
 * Returns a random password. Bytes from 172 up are discarded for 86 characters, as `byte % 86` would favour some of them.
 * @param alphabet 2 to 256 characters
 */
export function generatePassword(length = passwordLength, alphabet = passwordCharacters) {
  const size = alphabet.length
  if (size < 2 || size > 256) throw new RangeError('2 <= alphabet.length <= 256')
  const limit = 256 - (256 % size)
  let password = ''
  while (password.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * length))) {
      if (byte < limit && password.length < length) password += alphabet.charAt(byte % size)
    }
  }
  return password
}
