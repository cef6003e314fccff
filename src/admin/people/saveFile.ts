/** How long the browser may take to begin reading the file, in ms. */
const GRACE = 60_000

/** Saves a file under a name, as a click on a download does. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), GRACE)
}
