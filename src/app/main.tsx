import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { restoreTheme } from '#admin/theme.ts'
import '#design-system/global.css'
import { paths } from './paths.ts'
import { AppRoutes } from './routes.tsx'

// The public site is always light; the console follows the person.
if (location.pathname.startsWith(paths.admin.login)) restoreTheme()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </StrictMode>,
  )
}
