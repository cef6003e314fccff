import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { moduleGraph, MODULES } from './moduleGraph.ts'
import { code, files, importsOf, read } from './sources.ts'

const styles = files.filter((file) => file.endsWith('.css'))

interface Override {
  files: string[]
  rules: { 'no-restricted-imports'?: [string, { patterns: { group?: string[] }[] }] }
}

const lint: { overrides: Override[] } = JSON.parse(read('.oxlintrc.json'))

/** What each module may import beside its own files, as lint has it: '!#contract/**' lets a module in. */
const modules = new Map(
  lint.overrides.flatMap(({ files: [folder = ''], rules }) => {
    const groups = rules['no-restricted-imports']?.[1].patterns.flatMap(({ group = [] }) => group) ?? []
    const allowed = groups.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
    return groups.length === 0 ? [] : [[folder.replace('**', ''), allowed] as const]
  }),
)

const isAllowed = (specifier: string, allowed: readonly string[]) =>
  allowed.some((pattern) =>
    pattern.endsWith('*') ? specifier.startsWith(pattern.replace(/\*+$/, '')) : specifier === pattern,
  )

describe('the modules', () => {
  // Lint refuses what is imported statically; what is imported lazily is found here.
  test.each([...modules])('%s imports only what it may', (module, allowed) => {
    const inside = code.filter((file) => moduleOf(file) === module)
    expect(inside.length).toBeGreaterThan(0)
    const refused = inside.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => !isAllowed(specifier, allowed))
        .map((specifier) => `${file}: ${specifier}`),
    )
    expect(refused).toEqual([])
  })

  test('each have their rule', () => {
    const product = code.filter((file) => /^(contract|server|mocks|src)\/.+\.tsx?$/.test(file))
    expect(product.filter((file) => moduleOf(file) === undefined)).toEqual(['src/vite-env.d.ts'])
  })

  test('keep React Aria to parts with a popup of their own, which no public page has', () => {
    const parts = code
      .filter((file) => file.startsWith('src/'))
      .filter((file) => importsOf(file).some((name) => /^(react-aria|@internationalized)/.test(name)))
      .map((file) => file.split('/')[2] ?? file)
    const popups = ['ComboBox', 'DateField', 'DateTimeField', 'FilterPopover', 'Menu', 'MultiSelect']
    expect([...new Set(parts)].filter((part) => ![...popups, 'Popup', 'Select'].includes(part))).toEqual([])
  })

  test('are left through their aliases, never by ../', () => {
    const climbing = code.filter((file) => importsOf(file).some((specifier) => specifier.startsWith('../')))
    expect(climbing).toEqual([])
  })
})

test('docs/architecture.md shows the module graph', async () => {
  const graph = moduleGraph({ code, importsOf })
  expect(graph).toContain('src_admin["src/admin"] --> src_api["src/api"]')
  const page = read('docs/architecture.md')
  const update = 'npx vitest run --project node tests/architecture.test.ts -u'
  await expect(
    page.slice(0, page.indexOf(MODULES)) + graph,
    `docs/architecture.md is out of date; update it: ${update}`,
  ).toMatchFileSnapshot(join(process.cwd(), 'docs/architecture.md'))
})

test('docs/architecture.md names files that exist', () => {
  const named = [...read('docs/architecture.md').matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((file) => !files.includes(file))).toEqual([])
})

/** Returns the most specific module that contains the file. */
function moduleOf(file: string) {
  return [...modules.keys()]
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
        ? [String(value(':id', ':id'))]
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
    '/offline',
    '/d/:id',
    '/d/:id/watch/:id',
    '/admin',
    '/admin/link',
    '/admin/adminpanel',
    '/admin/student_detail/:id',
    '/admin/teacher',
    '/admin/teacher_detail/:id',
    '/admin/batch',
    '/admin/course',
    '/admin/division',
    '/admin/class',
    '/admin/role',
    '/admin/print',
    '/admin/import',
    '/admin/trash',
    '/admin/audit',
    '/admin/staff',
    '/admin/account',
    '/admin/site',
    '/admin/site/:id',
    '/admin/site/publish',
    '/admin/site/versions',
    '/admin/add_students',
    '/admin/student_edit/:id',
    '/admin/teacher_add',
    '/admin/teacher_edit/:id',
    '/admin/batch_add',
    '/admin/batch_edit/:id',
    '/admin/course_add',
    '/admin/course_edit/:id',
    '/admin/division_add',
    '/admin/division_edit/:id',
    '/admin/class_add',
    '/admin/class_edit/:id',
    '/admin/role_add',
    '/admin/role_edit/:id',
  ])
})
