import { expect, test } from 'vitest'
import { classIdentity, namesOf } from '#admin/classes/classValues.ts'
import { module1 } from '#mocks/fixtures/classes.ts'

const division = (id: number, name: string) => ({ M11_Division_id: id, M11_Division_name: name })

test('the divisions of a class are in the order of their numbers, in texts and in the form', () => {
  const divisions = [division(3, 'Division 10'), division(1, 'Division B'), division(2, 'Division 2')]
  const lesson = { ...module1, divisions }
  expect(namesOf(lesson)).toEqual(['Division 2', 'Division 10', 'Division B'])
  expect(classIdentity.valuesOf(lesson).M03_M11_DivisionIds).toBe('["2","3","1"]')
})
