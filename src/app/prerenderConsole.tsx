import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { API_BASE } from '#api/address.ts'
import { FIRST_PAGE_OF_STUDENTS } from '#api/students.ts'
import { AdminApp, preloadAt } from './AdminApp.tsx'
import { openingScript } from './opening.ts'
import { paths } from '#contract/paths.ts'
import type { Prerendered } from './prerenderSite.tsx'

/** A page of the console as a file of HTML. */
export interface ConsolePage extends Prerendered {
  /** Its file in the built client. */
  file: string
  /** Whether it is a placeholder that its scripts redraw: its fields take nothing yet. */
  isInert: boolean
}

/** The sign-in page, the list that comes after it, and what answers every other address. */
export async function prerenderConsole(): Promise<ConsolePage[]> {
  const students = `${API_BASE}${FIRST_PAGE_OF_STUDENTS}`
  return [
    await pageAt(paths.admin.login, { file: 'admin.html', chunks: ['LoginPage'], isInert: false }),
    await pageAt(
      paths.admin.students,
      { file: 'admin/adminpanel.html', chunks: ['AdminRoutes'], isInert: true },
      students,
    ),
    {
      html: '',
      head: `<title>Admin</title>${openingScript()}`,
      file: 'admin/console.html',
      chunks: ['AdminRoutes', 'adminScreens'],
      isInert: true,
    },
  ]
}

async function pageAt(
  address: string,
  page: Pick<ConsolePage, 'file' | 'chunks' | 'isInert'>,
  firstCall?: string,
): Promise<ConsolePage> {
  await preloadAt(address)
  const html = renderToString(
    <StaticRouter location={address}>
      <AdminApp />
    </StaticRouter>,
  )
  return { ...page, html, head: openingScript(firstCall) }
}
