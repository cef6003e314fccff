import type { NewPassword } from './write.ts'

/** Letters and digits that do not look alike, as people copy them from paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Bytes from here on would favour the first letters. */
const UNBIASED = 256 - (256 % letters.length)

/**
 * 24 letters of 31 are 118 bits: nobody guesses such a password, so its hash need not be slow (NIST SP 800-63B, 5.1.2.2: 112
 * bits). In groups of four it is easy to copy.
 */
const LENGTH = 24
const GROUP = 4
/** Random bytes asked for at once: mostly enough for a password. */
const BYTES = 32

/** Returns a random password of six groups of four, and its hash. */
export async function newPassword(hash: (password: string) => Promise<string>): Promise<NewPassword> {
  let picked = ''
  while (picked.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(BYTES)))
      if (byte < UNBIASED && picked.length < LENGTH) picked += letters.charAt(byte % letters.length)
  }
  const groups = Array.from({ length: LENGTH / GROUP }, (_, index) =>
    picked.slice(index * GROUP, (index + 1) * GROUP),
  )
  const password = groups.join('-')
  return { password, passwordHash: await hash(password) }
}
