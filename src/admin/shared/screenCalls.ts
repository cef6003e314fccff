import { matchPath } from 'react-router-dom'
import type { Call } from '#contract/access/permissions.ts'
import { KINDS, recordKinds, type RecordKind } from '#contract/kinds.ts'
import { paths } from '#contract/paths.ts'

const { admin, forms } = paths

/** The calls that the list and the forms of a kind are for. */
function callsOfKind(kind: RecordKind): [path: string, Call][] {
  const info = recordKinds[kind]
  const writePath = 'writePath' in info ? info.writePath : info.path
  const { add, edit } = forms[kind]
  return [
    [admin[kind], `GET ${info.path}`],
    [add, `POST ${writePath}`],
    [edit(':id'), `PUT ${writePath}/:id`],
  ]
}

/** What each screen is for: who may not make this call does not open it. */
const screenCalls: Readonly<Record<string, Call>> = {
  ...Object.fromEntries(KINDS.flatMap(callsOfKind)),
  [admin.studentDetail(':id')]: 'GET /students/:id',
  [admin.teacherDetail(':id')]: 'GET /courses',
  [admin.print]: 'GET /students',
  [admin.import]: 'POST /import/:kind/check',
  [admin.trash]: 'GET /trash',
  [admin.audit]: 'GET /audit',
  [admin.staff]: 'GET /staff',
  [admin.account]: 'GET /account',
  [admin.site]: 'GET /site',
  [admin.siteVersions]: 'GET /site/versions',
  [admin.sitePublish]: 'POST /site/publish',
  // After the two above, which it fits as well.
  [admin.siteSection(':id')]: 'PUT /site/drafts/:section',
}

/** Returns the call of the screen at a path; undefined for an address without a screen. */
export const callAt = (pathname: string): Call | undefined =>
  Object.entries(screenCalls).find(([path]) => matchPath(path, pathname))?.[1]
