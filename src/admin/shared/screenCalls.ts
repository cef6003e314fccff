import { matchPath } from 'react-router-dom'
import { paths } from '#contract/paths.ts'
import type { Call } from '#contract/access/permissions.ts'

const { admin } = paths

/** What each screen is for: who may not make this call does not open it. */
const screenCalls: Readonly<Record<string, Call>> = {
  [admin.students]: 'GET /students',
  [admin.studentAdd]: 'POST /users',
  [admin.studentEdit(':id')]: 'PUT /users/:id',
  [admin.studentDetail(':id')]: 'GET /students/:id',
  [admin.teachers]: 'GET /teachers',
  [admin.teacherAdd]: 'POST /users',
  [admin.teacherEdit(':id')]: 'PUT /users/:id',
  [admin.teacherDetail(':id')]: 'GET /courses',
  [admin.batches]: 'GET /batches',
  [admin.batchAdd]: 'POST /batches',
  [admin.batchEdit(':id')]: 'PUT /batches/:id',
  [admin.divisions]: 'GET /division',
  [admin.divisionAdd]: 'POST /division',
  [admin.divisionEdit(':id')]: 'PUT /division/:id',
  [admin.classes]: 'GET /classes',
  [admin.classAdd]: 'POST /classes',
  [admin.classEdit(':id')]: 'PUT /classes/:id',
  [admin.roles]: 'GET /new_role',
  [admin.roleAdd]: 'POST /new_role',
  [admin.roleEdit(':id')]: 'PUT /new_role/:id',
  [admin.courses]: 'GET /courses',
  [admin.courseAdd]: 'POST /courses',
  [admin.courseEdit(':id')]: 'PUT /courses/:id',
  [admin.print]: 'GET /students',
  [admin.import]: 'POST /import/:kind/check',
  [admin.trash]: 'GET /trash',
  [admin.audit]: 'GET /audit',
  [admin.staff]: 'GET /staff',
  [admin.account]: 'GET /account',
}

/** Returns the call of the screen at a path; undefined for an address without a screen. */
export const callAt = (pathname: string): Call | undefined =>
  Object.entries(screenCalls).find(([path]) => matchPath(path, pathname))?.[1]
