import { expect, test, vi } from 'vitest'
import { readDraft, writeDraft } from '#admin/shared/form/draft.ts'
import { endSession, keepPerson, startSession, type Person } from '#api/session.ts'

const person = (id: number): Person => ({ id, name: `Person ${id}`, level: 'editor', needsTwoStep: false })

test('a draft is shown to the person who typed it, and to nobody after them on the same browser', () => {
  vi.stubGlobal('window', new EventTarget())
  startSession('a token', 'amina', person(1))
  writeDraft('/admin/course_add', { values: { M01_Title: 'Grammar' } })
  expect(readDraft('/admin/course_add')?.values).toEqual({ M01_Title: 'Grammar' })
  startSession('another token', 'safiya', person(2))
  expect(readDraft('/admin/course_add')).toBeUndefined()
  keepPerson(person(1))
  expect(readDraft('/admin/course_add')?.values).toEqual({ M01_Title: 'Grammar' })
  endSession()
  expect(readDraft('/admin/course_add')).toBeUndefined()
})
