import { BrowserRouter } from 'react-router-dom'
import { AdminApp } from './AdminApp.tsx'

export { fillAt, preloadAt } from './AdminApp.tsx'

/** Sign-in and console at the address of the document. */
export const BrowserConsole = () => (
  <BrowserRouter>
    <AdminApp />
  </BrowserRouter>
)
