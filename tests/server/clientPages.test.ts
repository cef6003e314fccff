import { expect, test } from 'vitest'
import {
  CONSOLE,
  COURSES,
  listening,
  NOT_FOUND,
  OPENING_HASH,
  PAGE,
  PLAYLIST,
  screenPage,
  screenPaths,
  SIGN_IN,
  STYLE_HASH,
} from './listening.ts'

const { ask } = await listening()

test.each([
  ['/', PAGE],
  ['/about', PAGE],
  ['/home', PAGE],
  ['/HOME', PAGE],
  ['/?utm=1', PAGE],
  ['/courses', COURSES],
  ['/Courses', COURSES],
  ['/library/nabiyoram', PLAYLIST],
  ['/Library/NABIYORAM?day=12', PLAYLIST],
  ['/admin', SIGN_IN],
  ['/admin?next=%2F', SIGN_IN],
  ['/admin/adminpanel?page=2', screenPage('/admin/adminpanel')],
  ['/admin/AdminPanel', screenPage('/admin/adminpanel')],
  ['/admin/%63lass', screenPage('/admin/class')],
  ['/admin/student_edit/%22%3E%3Cb%3E', screenPage('/admin/student_edit/:id')],
  ['/admin/student_edit/7/more', CONSOLE],
  ['/admin/student_edit', CONSOLE],
  ['/admin/id', CONSOLE],
  ['/admin/no/such/screen', CONSOLE],
])('%s is a page (spec: 13, 21, 38, 378, 499)', async (path, page) => {
  const { status, headers, body } = await ask(path)
  expect([status, headers['content-type'], body.toString()]).toEqual([200, 'text/html; charset=utf-8', page])
})

test.each(screenPaths)(
  '%s is a page of its own, whatever the id, and is asked for anew each time',
  async (path) => {
    for (const id of ['7', 'id', '0', 'no-number']) {
      const { status, headers, body } = await ask(path.replace(':id', id))
      expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-cache', screenPage(path)])
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${OPENING_HASH}'; `)
    }
    const { status, headers } = await ask(`${path.replace(':id', '7')}/?page=2`)
    expect([status, headers.location]).toEqual([301, `${path.replace(':id', '7')}?page=2`])
  },
)

test('a page lets in the styles and scripts that it carries by their hash, and no others', async () => {
  const policyOf = async (path: string) => (await ask(path)).headers['content-security-policy']
  expect(await policyOf('/home')).toContain(` 'sha256-${STYLE_HASH}'; img-src`)
  expect(await policyOf('/home')).toContain("script-src 'self'; ")
  expect(await policyOf('/admin/teacher')).toContain(`script-src 'self' 'sha256-${OPENING_HASH}'; `)
  expect(await policyOf('/courses')).not.toContain(STYLE_HASH)
  expect(await policyOf('/admin')).not.toContain(OPENING_HASH)
})

test('an unknown playlist leads to the library (spec: 85)', async () => {
  const { status, headers } = await ask('/library/nowhere')
  expect([status, headers.location]).toEqual([302, '/library'])
})

test('a role screen without the base leads to the console (spec: 501)', async () => {
  const goal = async (path: string) => {
    const { status, headers } = await ask(path)
    return [status, headers.location]
  }
  expect(await goal('/role')).toEqual([302, '/admin/role'])
  expect(await goal('/Role_Add/')).toEqual([302, '/admin/role_add'])
  expect(await goal('/role_edit/16?x=1')).toEqual([302, '/admin/role_edit/16'])
  for (const path of ['/role_edit', '/role_edit/x', '/roles', '/role/16']) {
    expect(await goal(path), path).toEqual([404, undefined])
  }
})

test('an unknown address is the page that says so, with status 404; an unknown file is not (spec: 43)', async () => {
  for (const path of ['/nowhere/at-all', '/not-found', '/administrator', '/apiary']) {
    const page = await ask(path)
    expect([page.status, page.body.toString()], path).toEqual([404, NOT_FOUND])
  }
  expect((await ask('/home.html')).status).toBe(404)
  const file = await ask('/assets/none.js')
  expect([file.status, file.body.toString()]).toEqual([404, 'Not found\n'])
})

test('a browser that opens an address with an ending gets a page, and one that loads a file does not (spec: 43, 44)', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  for (const path of ['/index.php', '/about.html', '/assets/gone-1a2b3c4d.js']) {
    const page = await ask(path, { accept })
    expect([path, page.status, page.body.toString()]).toEqual([path, 404, NOT_FOUND])
    const file = await ask(path, { accept: '*/*' })
    expect([path, file.status, file.headers['content-type']]).toEqual([
      path,
      404,
      'text/plain; charset=utf-8',
    ])
  }
  const { status, headers } = await ask('/library/nabiyoram.html', { accept })
  expect([status, headers.location]).toEqual([302, '/library'])
})

test('the console is found in any letter case, and its address is then as links spell it (reading Q8)', async () => {
  for (const [path, goal] of [
    ['/Admin', '/admin'],
    ['/ADMIN/', '/admin/'],
    ['/Admin/class?page=2', '/admin/class?page=2'],
  ] as const) {
    const { status, headers } = await ask(path)
    expect([path, status, headers.location]).toEqual([path, 302, goal])
  }
  expect((await ask('/Administrator')).status).toBe(404)
})
