import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { all } from './parts.ts'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

/** Hydrates what the server rendered, by the part's name. Returns what React and the parts complain about, by name. */
async function hydrateAll(markup: Record<string, string>) {
  const complaints: [name: string, text: string][] = []
  for (const [name, element] of Object.entries(all)) {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = markup[name] ?? ''
    console.error = (...texts) => complaints.push([name, texts.map(String).join(' ')])
    const onRecoverableError = (error: unknown) => complaints.push([name, String(error)])
    // oxlint-disable-next-line no-await-in-loop -- an open dialog takes the page for itself
    const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }))
    // oxlint-disable-next-line no-await-in-loop
    await act(async () => root.unmount())
    container.remove()
  }
  return complaints
}

Reflect.set(globalThis, 'hydrateAll', hydrateAll)
