/**
 * Adds what the programs use and phones in use lack: URL.canParse before Chrome 120 and Safari 17, the others before Chrome 110
 * and Safari 16. A page that fails for it takes away what could be read before its scripts ran.
 */
export function addMissingMethods(): void {
  for (const [name, method] of [
    ['toSorted', 'sort'],
    ['toReversed', 'reverse'],
    ['toSpliced', 'splice'],
  ] as const)
    add(Array.prototype, name, function (this: readonly unknown[], ...given: unknown[]) {
      const copy = [...this]
      Reflect.apply(copy[method], copy, given)
      return copy
    })

  add(URL, 'canParse', (text: string, base?: string) => {
    try {
      return Boolean(new URL(text, base))
    } catch {
      return false
    }
  })

  add(AbortSignal, 'timeout', (ms: number) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('It took too long', 'TimeoutError')), ms)
    return controller.signal
  })
}

function add(owner: object, name: string, value: (...given: never[]) => unknown) {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}
