import { configure, getConfig } from '@testing-library/dom'
import { createRoot } from 'react-dom/client'
import { setupWorker } from 'msw/browser'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { onTestFinished } from 'vitest'
// Screens that the product loads when they are needed are here from the start.
import '#admin/LinkPage.tsx'
import { TOKEN_KEY } from '#api/session.ts'
import { AdminApp } from '#app/AdminApp.tsx'
import { preloadScreens } from '#app/AdminRoutes.tsx'
import '#design-system/base.css'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { briefWhileWaiting } from '#storybook/briefWhileWaiting.ts'

// A slow machine may need longer than a second to draw a screen.
configure({ asyncUtilTimeout: 8000, ...briefWhileWaiting(getConfig) })

/** The mock API, for a test that adds a handler to it. */
export const worker = setupWorker()
await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
await preloadScreens()

/** Empties the browser's storage, and opens the console at an address, signed out, over the stories' usual records. */
export function openConsole(address: string) {
  localStorage.clear()
  sessionStorage.clear()
  worker.resetHandlers(...apiHandlers())
  return draw(address)
}

/** As {@link openConsole}, signed in. */
export function openOffice(address: string) {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem(TOKEN_KEY, openToken)
  worker.resetHandlers(...apiHandlers())
  return draw(address)
}

/** Draws the console over what is there, and returns a function that takes it away. */
export function draw(address: string) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <MemoryRouter initialEntries={[address]}>
      <AdminApp />
      <BackButton />
    </MemoryRouter>,
  )
  const close = () => {
    root.unmount()
    container.remove()
  }
  onTestFinished(close)
  return close
}

/** The browser's own, which no screen can hold up. */
function BackButton() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Browser: back</button>
}
