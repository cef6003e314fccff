/** 52 letters, 10 digits and 24 symbols: 86 characters. @spec 287 */
export const passwordCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*()_+[]{}|;:,.<>?'

/** Length of a generated password. @spec 286, 471 */
export const passwordLength = 12

/** Returns a length from 1 to 128; 12 for less than 1. */
export const lengthOf = (length = passwordLength) =>
  length >= 1 ? Math.min(Math.floor(length), 128) : passwordLength

/**
 * Returns a random password. Bytes from 172 up are discarded for 86 characters, as `byte % 86` would favour some of them.
 * @param asked its length, from 1 to 128; 12 for less than 1
 * @param alphabet 2 to 256 characters; the usual ones for fewer or more
 */
export function generatePassword(asked?: number, alphabet = passwordCharacters): string {
  const length = lengthOf(asked)
  const size = alphabet.length
  if (size < 2 || size > 256) return generatePassword(length)
  const limit = 256 - (256 % size)
  let password = ''
  while (password.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * length))) {
      if (byte < limit && password.length < length) password += alphabet.charAt(byte % size)
    }
  }
  return password
}
