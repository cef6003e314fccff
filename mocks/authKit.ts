import type { AuthKit } from '#server/auth.ts'

/** Secrets' machinery for a browser: the same road as the server's, without the work. */
export const mockAuthKit: AuthKit = {
  newToken: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(43)), (byte) => (byte % 10).toString()).join(''),
  digest: (text) => `digest of ${text}`,
  verifyPassword: async (hash, password) => hash === password,
  hashPassword: async (password) => password,
  decoyHash: '',
  idleMs: 60 * 60_000,
  absoluteMs: 8 * 60 * 60_000,
}
