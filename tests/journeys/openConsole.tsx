import { configure } from '@testing-library/dom'
import { createRoot } from 'react-dom/client'
import { setupWorker } from 'msw/browser'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
// Screens that the product loads when they are needed are here from the start.
import '#admin/LoginPage.tsx'
import { AdminApp } from '#app/AdminApp.tsx'
import { preloadScreens } from '#app/AdminRoutes.tsx'
import '#design-system/base.css'
import { apiHandlers } from '#mocks/handlers.ts'

// A slow machine may need longer than a second to draw a screen.
configure({ asyncUtilTimeout: 8000 })

const worker = setupWorker()
await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
await preloadScreens()

/** Opens the console at an address, signed out, over the mock API with the stories' usual records. */
export function openConsole(address: string) {
  localStorage.clear()
  sessionStorage.clear()
  worker.resetHandlers(...apiHandlers())
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <MemoryRouter initialEntries={[address]}>
      <AdminApp />
    </MemoryRouter>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
}
