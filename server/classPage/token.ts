/** 128 bits. */
const BYTES = 16

/** Returns a new random token, base64url. */
export function newPageToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
