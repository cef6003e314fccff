import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { moduleGraph } from './moduleGraph.ts'
import { code, files, importsOf, read } from './sources.ts'

const styles = files.filter((file) => file.endsWith('.css'))

/** What each module may import beside its own files. */
const modules: Record<string, RegExp> = {
  'contract/': /^(zod\/mini$|@?date-fns\/)/,
  'server/export/': /^(#contract\/|#server\/|date-fns\/|hono$|fflate$)/,
  'server/routes/': /^(#contract\/|#server\/|hono|zod\/mini$)/,
  'server/store/memory/': /^(#contract\/|#server\/store\/)/,
  'server/store/sql/': /^(#contract\/|#server\/store\/|kysely$|libsql$|lru-cache$|pg$|node:)/,
  'server/node/':
    /^(#contract\/|#server\/|hono|@hono\/node-server$|@node-rs\/argon2$|date-fns\/|ipaddr\.js$|pino$|prom-client$|zod$|node:)/,
  'mocks/': /^(#contract\/|#server\/(app|auth|store\/(memory\/|accountStore|store))|#mocks\/|msw)/,
  'src/design-system/':
    /^(#design-system\/|react$|react-dom$|react-aria-components$|@internationalized\/date$)/,
  'src/content/build/':
    /^(#contract\/(wallClock|youtube)\.ts$|date-fns\/|zod|yaml|image-size|subset-font|vite|node:)/,
  'src/api/': /^(#contract\/|@reduxjs\/toolkit|zod\/mini$)/,
  'src/admin/shared/':
    /^(#contract\/|#api\/|#content\/art\/|content:|#design-system\/|@?date-fns\/|react|zod\/mini$)/,
  'src/admin/':
    /^(#contract\/|#api\/|#content\/art\/|content:|#design-system\/|#admin\/shared\/|date-fns\/|react)/,
  'src/site/':
    /^(#contract\/(foldText|paths|youtube)\.ts$|#content\/art\/|content:|#site\/|#design-system\/|react$|react-dom$|react-router-dom$)/,
  'contract/paths.ts': /^$/,
}

describe('the modules', () => {
  test.each(Object.entries(modules))('%s imports only what it may', (module, allowed) => {
    const inside = code.filter((file) => file.startsWith(module) && moduleOf(file) === module)
    expect(inside.length).toBeGreaterThan(0)
    const trespasses = inside.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => !specifier.startsWith('./') && !allowed.test(specifier))
        .map((specifier) => `${file}: ${specifier}`),
    )
    expect(trespasses).toEqual([])
  })

  test('keep React Aria to parts with a popup of their own, which no public page has', () => {
    const parts = code
      .filter((file) => file.startsWith('src/'))
      .filter((file) => importsOf(file).some((name) => /^(react-aria|@internationalized)/.test(name)))
      .map((file) => file.split('/')[2] ?? file)
    const popups = ['ComboBox', 'DateField', 'DateTimeField', 'FilterPopover', 'Menu', 'MultiSelect']
    expect(
      [...new Set(parts)].filter((part) => ![...popups, 'Popup', 'Select', 'Tooltip'].includes(part)),
    ).toEqual([])
  })

  test('are left through their aliases, never by ../', () => {
    const climbing = code.filter((file) => importsOf(file).some((specifier) => specifier.startsWith('../')))
    expect(climbing).toEqual([])
  })
})

test('docs/architecture.md shows the module graph', async () => {
  const graph = moduleGraph({ code, importsOf })
  expect(graph).toContain('src_admin["src/admin"] --> src_api["src/api"]')
  const update = 'npx vitest run --project node tests/architecture.test.ts -u'
  await expect(graph, `docs/architecture.md is out of date; update it: ${update}`).toMatchFileSnapshot(
    join(process.cwd(), 'docs/architecture.md'),
  )
})

/** Returns the most specific module that contains the file. */
function moduleOf(file: string) {
  return Object.keys(modules)
    .filter((module) => file.startsWith(module))
    .toSorted((one, other) => other.length - one.length)[0]
}

describe('the files', () => {
  test('have 250 lines or fewer', () => {
    const long = [...code, ...styles].filter((file) => read(file).split('\n').length > 251)
    expect(long).toEqual([])
  })

  test('import zod as a namespace, which is 66 kB smaller in a browser', () => {
    expect(code.filter((file) => /import (\{|z,?) .*from 'zod/.test(read(file)))).toEqual([])
  })

  test('take colours from tokens alone', () => {
    const sheets = styles.filter((file) => file.endsWith('.module.css'))
    const coloured = sheets.filter((file) => /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(read(file)))
    expect(coloured).toEqual([])
  })

  test('do not speak of the machine that they were written on', () => {
    const prose = files.filter((file) => /\.(ts|tsx|mjs|css|md|json|html|yml)$/.test(file))
    expect(prose.filter((file) => /\/work\/(main|shared)|registry\.npmjs/.test(read(file)))).toEqual([])
  })
})

describe('the stories', () => {
  const stories = files.filter((file) => file.endsWith('.stories.tsx')).map((file) => basename(file))

  test('show every part of the design system', () => {
    const parts = new Set(
      files
        .filter((file) => /^src\/design-system\/.+\/.+\.tsx$/.test(file))
        .map((file) => basename(dirname(file)))
        .filter((part) => part !== 'Field'),
    )
    expect([...parts].filter((part) => !stories.some((story) => story.startsWith(part)))).toEqual([])
  })

  test('show every screen of the console', () => {
    const screens = files
      .filter((file) => /^src\/admin\/.+Page\.tsx$/.test(file) && !file.startsWith('src/admin/shared/'))
      .map((file) => basename(file, '.tsx'))
    expect(screens.length).toBeGreaterThan(0)
    expect(screens.filter((screen) => !stories.includes(`${screen}.stories.tsx`))).toEqual([])
  })
})

test('every address is listed here', () => {
  const flat = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'function'
        ? [String(value(':id'))]
        : Object.values(value ?? {}).flatMap(flat)
  expect(flat(paths)).toEqual([
    '/',
    '/home',
    '/about',
    '/library',
    '/library/:id',
    '/courses',
    '/events',
    '/events-details',
    '/gallery',
    '/contact',
    '/admin',
    '/admin/adminpanel',
    '/admin/add_students',
    '/admin/student_edit/:id',
    '/admin/student_detail/:id',
    '/admin/teacher',
    '/admin/teacher_add',
    '/admin/teacher_edit/:id',
    '/admin/teacher_detail/:id',
    '/admin/batch',
    '/admin/batch_add',
    '/admin/batch_edit/:id',
    '/admin/course',
    '/admin/course_add',
    '/admin/course_edit/:id',
    '/admin/division',
    '/admin/division_add',
    '/admin/division_edit/:id',
    '/admin/class',
    '/admin/class_add',
    '/admin/class_edit/:id',
    '/admin/role',
    '/admin/role_add',
    '/admin/role_edit/:id',
    '/admin/trash',
    '/admin/audit',
  ])
})
