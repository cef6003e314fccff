/** Fills an input as if it were typed, so that the form clears its error and keeps the draft. */
export function fill(input: HTMLInputElement | null, text: string): void {
  input?.setRangeText(text, 0, input.value.length)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}
