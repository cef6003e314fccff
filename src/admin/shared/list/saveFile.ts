/** Time for the browser to start reading the file, in ms. */
const REVOKE_DELAY = 60_000

/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_DELAY)
}
