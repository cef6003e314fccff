import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/** Every schema that a module of the contract gives away, by its name. */
const modules: Record<string, Record<string, unknown>> = import.meta.glob('/contract/**/*.ts', {
  eager: true,
})
const schemas = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter(
    (entry): entry is [string, z.core.$ZodType] => entry[1] instanceof z.core.$ZodType,
  ),
)

/** How a schema or a check is made. */
const defOf = <T extends { _zod: { def: unknown } }>({ _zod: { def } }: T): T['_zod']['def'] => def

/** Checks whose time grows with the text. */
const isSlow = ({ check }: z.core.$ZodCheckDef) => check === 'string_format' || check === 'custom'

/**
 * Where in a schema a text of any length meets a pattern.
 * @param isBounded whether the text that comes in has a most already
 */
function unbounded(schema: z.core.$ZodType, path: string, isBounded = false): string[] {
  const def = defOf(schema)
  const inner = Object.entries(partsOf(schema)).flatMap(([name, part]) =>
    unbounded(part, `${path}.${name}`, isBounded),
  )
  if (schema instanceof z.core.$ZodPipe) {
    const { in: first, out: then } = defOf(schema)
    return [...unbounded(first, path, isBounded), ...unbounded(then, path, isBounded || hasMost(first))]
  }
  if (def.type !== 'string') return inner
  const checks = (def.checks ?? []).map(defOf)
  const firstMost = checks.findIndex(isMost)
  const firstSlow = checks.findIndex(isSlow)
  const isFault = !isBounded && firstSlow !== -1 && (firstMost === -1 || firstMost > firstSlow)
  return isFault ? [path] : []
}

/** A most that ends the checks: what comes behind it never sees a longer text. */
const isMost = ({ check, abort }: z.core.$ZodCheckDef) => check === 'max_length' && abort === true

function hasMost(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.core.$ZodPipe) return hasMost(defOf(schema).in) || hasMost(defOf(schema).out)
  return (defOf(schema).checks ?? []).some((check) => isMost(defOf(check)))
}

function partsOf(schema: z.core.$ZodType): Record<string, z.core.$ZodType> {
  if (schema instanceof z.core.$ZodObject) return defOf(schema).shape
  if (schema instanceof z.core.$ZodUnion) return Object.fromEntries(defOf(schema).options.entries())
  if (schema instanceof z.core.$ZodArray) return { item: defOf(schema).element }
  if (schema instanceof z.core.$ZodRecord)
    return { key: defOf(schema).keyType, value: defOf(schema).valueType }
  const def = defOf(schema)
  return 'innerType' in def && def.innerType instanceof z.core.$ZodType ? { value: def.innerType } : {}
}

test('no text of any length meets a pattern: its most stands before, and ends the checks', () => {
  expect(schemas.length).toBeGreaterThan(40)
  expect(schemas.flatMap(([name, schema]) => unbounded(schema, name))).toEqual([])
})

test.each([
  ['no most', z.string().check(z.regex(/a/))],
  ['a most behind it', z.string().check(z.regex(/a/), z.maxLength(9, { abort: true }))],
  ['a most that lets go on', z.object({ a: z.optional(z.string().check(z.maxLength(9), z.regex(/a/))) })],
  ['one in a list', z.array(z.union([z.number(), z.string().check(z.refine(() => true))]))],
])('a pattern with %s is found', (_what, schema) => {
  expect(unbounded(schema, 'x')).toHaveLength(1)
})

/** What is sent of people. */
const people = ['StudentBody', 'StudentUpdate', 'TeacherBody', 'TeacherUpdate']

test.each([
  ['M01_Title', 255, ['CourseBody']],
  ['M01_Description', 5000, ['CourseBody']],
  ['M02_Name', 255, ['BatchBody']],
  ['M11_Division_name', 255, ['DivisionBody']],
  ['M03_SubjectName', 255, ['ClassBody', 'ClassUpdate']],
  ['M03_Title', 255, ['ClassBody', 'ClassUpdate']],
  ['name', 100, ['RoleBody', 'StaffBody']],
  ['M05_UserName', 255, people],
  ['M05_UserCode', 64, people],
  ['M05_CountryName', 100, people],
  ['M05_Qualification', 255, people],
  ['M05_Address', 1000, people],
  ['M06_Specialization', 255, ['TeacherBody', 'TeacherUpdate']],
])('%s has at most %i characters', (field, most, bodies) => {
  const found = schemas.filter(([name]) => bodies.includes(name))
  expect(found).toHaveLength(bodies.length)
  for (const [, schema] of found) {
    const messages = (length: number) =>
      z
        .safeParse(schema, { [field]: 'x'.repeat(length) })
        .error?.issues.filter(({ path }) => path[0] === field)
        .map(({ message }) => message) ?? []
    expect(messages(most)).toEqual([])
    expect(messages(most + 1)).toEqual([expect.stringContaining(`${most} characters at most`)])
  }
})
