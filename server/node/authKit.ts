import { hash as digest, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { AuthKit } from '#server/auth.ts'

/** OWASP's minimum parameters for argon2id (the library's default variant): 19 MiB, 2 passes, 1 lane. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Length of a salt in bytes (RFC 9106, 3.1). */
const SALT = 16

/**
 * Returns an argon2id hash in PHC format.
 * @param seed makes the salt deterministic. @default random
 */
export function hashPassword(password: string, seed?: string): Promise<string> {
  const salt = seed === undefined ? randomBytes(SALT) : digest('sha256', seed, 'buffer').subarray(0, SALT)
  return hash(password, { ...strength, salt })
}

/**
 * Returns an argon2id hash in PHC format of a password that was generated with 112 bits or more, which nobody can guess however
 * fast the hash is: twenty thousand take a second.
 */
export const hashGenerated = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1, salt: randomBytes(SALT) })

/** Returns a random password without characters that look alike, as people copy it from a terminal. */
export function newPassword(length = 16): string {
  const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const unbiased = 256 - (256 % letters.length)
  let password = ''
  while (password.length < length) {
    const [byte = 255] = randomBytes(1)
    if (byte < unbiased) password += letters.charAt(byte % letters.length)
  }
  return password
}

/** Returns the SHA-256 of a text in hex. */
export const digestOf = (text: string): string => digest('sha256', text)

/** The AuthKit of the server. Times in ms. */
export async function nodeAuthKit(times: Pick<AuthKit, 'idleMs' | 'absoluteMs'>): Promise<AuthKit> {
  return {
    ...times,
    newToken: () => randomBytes(32).toString('base64url'),
    digest: digestOf,
    hashPassword,
    verifyPassword: (passwordHash, password) => verify(passwordHash, password),
    decoyHash: await hashPassword(randomBytes(32).toString('base64url')),
  }
}
