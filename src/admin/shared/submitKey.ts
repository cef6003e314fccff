/** A name for one submit of a form. `crypto.randomUUID` is missing where the console is opened over plain http. */
export function newSubmitKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
