import { expect, test } from 'vitest'
import { ROLE_TAKEN, STUDENT_ROLE, TEACHER_ROLE } from '#contract/roles.ts'
import type { Store } from '#server/store/store.ts'
import { refusal } from './records.ts'

/** Roles, alike in every store. */
export function roleSuite(store: () => Store) {
  const add = async (name: string) => (await store().roles.add({ name })).record
  const names = async () => (await store().roles.all()).map((role) => role.M04_RoleName)

  test('a new store has the two roles that users receive (spec: 239, 474)', async () => {
    expect(await store().roles.all()).toEqual([STUDENT_ROLE, TEACHER_ROLE])
    expect(await store().roles.get(14)).toEqual({ record: STUDENT_ROLE, version: 1 })
  })

  test('a role is added after them, read, renamed and listed by its id (spec: 240, 380-383)', async () => {
    const mentor = await add('mentor')
    const office = await add('office')
    expect(mentor).toEqual({ M04_RoleId: 16, M04_RoleName: 'mentor' })
    expect(await store().roles.get(16)).toEqual({ record: mentor, version: 1 })
    expect(await store().roles.replace(16, { name: 'guide' }, 1)).toEqual({
      record: { M04_RoleId: 16, M04_RoleName: 'guide' },
      version: 2,
    })
    expect(await store().roles.all()).toEqual([
      STUDENT_ROLE,
      TEACHER_ROLE,
      { M04_RoleId: 16, M04_RoleName: 'guide' },
      office,
    ])
  })

  test('a role’s name is unique, in any letter case and spelling of a chillu', async () => {
    await add('Mentor')
    const writer = await add('എഴുത്തുകാരൻ')
    expect(await refusal(add('mentor'))).toEqual({ name: ROLE_TAKEN })
    expect(await refusal(add('എഴുത്തുകാരന്\u200D'))).toEqual({ name: ROLE_TAKEN })
    expect(await refusal(store().roles.replace(writer.M04_RoleId, { name: 'MENTOR' }))).toEqual({
      name: ROLE_TAKEN,
    })
    await expect(store().roles.replace(writer.M04_RoleId, { name: 'എഴുത്തുകാരൻ' })).resolves.toBeDefined()
    expect(await names()).toEqual(['student', 'teacher', 'Mentor', 'എഴുത്തുകാരൻ'])
  })

  test('the roles student and teacher cannot be deleted, and keep their names (spec: 490)', async () => {
    expect(await refusal(store().roles.remove(14, 1000))).toBe(
      'The role "student" is needed and cannot be deleted.',
    )
    expect(await refusal(store().roles.remove(15, 1000))).toBe(
      'The role "teacher" is needed and cannot be deleted.',
    )
    expect(await refusal(store().roles.replace(14, { name: 'pupil' }))).toEqual({
      name: 'The role "student" is needed, so its name cannot be changed',
    })
    await expect(store().roles.replace(14, { name: 'student' })).resolves.toMatchObject({ version: 2 })
    expect(await names()).toEqual(['student', 'teacher'])
  })
}
