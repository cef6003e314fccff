import { expect, test } from 'vitest'
import { classLinked } from '#admin/classes/classValues.ts'
import type { FormValues } from '#admin/shared/form/draft.ts'
import { mergeForms } from '#admin/shared/conflict/merge.ts'
import { studentLinked } from '#admin/people/students/studentValues.ts'
import { ClassUpdate } from '#contract/classes/classBodies.ts'
import { CourseBody } from '#contract/courses.ts'
import { StudentUpdate } from '#contract/userForms.ts'
import { fc } from '#tests/runs.ts'

const student: FormValues = {
  M05_UserName: 'Fathima Nasreen',
  M05_UserCode: 'IHS-1038',
  M05_Gender: 'female',
  M05_DOB: '2001-02-14',
  M05_CountryName: 'India',
  M05_Qualification: 'B.A. Arabic',
  M05_M02_BachId: '7',
  M05_JoiningDate: '2024-06-04',
  M05_MobileNumber: '+910000001038',
  M05_Email: 'fathima@example.org',
  M05_Address: '12/204, Masjid Road',
  M05_Password: '\u2022'.repeat(12),
  M07_M11_DivisionId: '11',
}

const word = fc.stringMatching(/^[A-Za-zÀ-ž\u0D05-\u0D39]{1,12}$/)
const id = fc.integer({ min: 1, max: 500 }).map(String)
const day = fc.integer({ min: 10, max: 28 }).map((number) => `2003-04-${number}`)

/** Another value of each field, that can be saved. */
const others: Readonly<Record<string, fc.Arbitrary<string>>> = {
  M05_UserName: word,
  M05_UserCode: word,
  M05_Gender: fc.constantFrom('male', 'other'),
  M05_DOB: day,
  M05_CountryName: word,
  M05_Qualification: word,
  M05_M02_BachId: id,
  M05_JoiningDate: day,
  M05_MobileNumber: fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }).map((number) => `+91${number}`),
  M05_Email: word.map((name) => `${name}@example.org`),
  M05_Address: word,
  M07_M11_DivisionId: id,
}

/** Changes of some of these fields. */
const changesOf = (names: readonly string[]) =>
  fc
    .tuple(...names.map((name) => fc.option(others[name] ?? word)))
    .map((values): FormValues =>
      Object.fromEntries(names.flatMap((name, index) => (values[index] ? [[name, values[index]]] : []))),
    )

const names = Object.keys(others)

/** The changes of several people, none of whom changes a field of another. */
const apart = (people: number) =>
  fc
    .array(fc.integer({ min: 0, max: people - 1 }), { minLength: names.length, maxLength: names.length })
    .chain((owners) =>
      fc.tuple(
        ...Array.from({ length: people }, (_, person) =>
          changesOf(names.filter((_name, index) => owners[index] === person)),
        ),
      ),
    )

test('two people who change different fields lose nothing', () => {
  fc.assert(
    fc.property(apart(2), ([mine = {}, theirs = {}]) => {
      const merged = mergeForms(StudentUpdate, {
        base: student,
        mine: { ...student, ...mine },
        theirs: { ...student, ...theirs },
      })
      expect(merged.values).toEqual({ ...student, ...theirs, ...mine })
      expect(merged.asked).toEqual([])
      expect(merged.taken.every((name) => name in theirs)).toBe(true)
    }),
  )
})

test('a third change during the merge is merged again', () => {
  fc.assert(
    fc.property(apart(3), ([mine = {}, second = {}, third = {}]) => {
      const theirs = { ...student, ...second }
      const first = mergeForms(StudentUpdate, { base: student, mine: { ...student, ...mine }, theirs })
      const merged = mergeForms(StudentUpdate, {
        base: theirs,
        mine: first.values,
        theirs: { ...theirs, ...third },
      })
      expect(merged.values).toEqual({ ...student, ...second, ...third, ...mine })
      expect(merged.asked).toEqual([])
    }),
  )
})

test('whatever two people change, each field holds the value of one who changed it, and only contested ones are asked', () => {
  fc.assert(
    fc.property(changesOf(names), changesOf(names), (mineChanges, theirChanges) => {
      const versions = {
        base: student,
        mine: { ...student, ...mineChanges },
        theirs: { ...student, ...theirChanges },
      }
      const { values, asked } = mergeForms(StudentUpdate, versions)
      const contested = names.filter(
        (name) =>
          versions.mine[name] !== versions.theirs[name] &&
          versions.mine[name] !== student[name] &&
          versions.theirs[name] !== student[name],
      )
      expect(asked.flat().toSorted()).toEqual(contested.toSorted())
      for (const name of names) {
        const isMine = versions.mine[name] !== student[name]
        expect(values[name]).toBe(isMine ? versions.mine[name] : versions.theirs[name])
      }
    }),
  )
})

test('a division is chosen together with its batch', () => {
  const mine = { ...student, M07_M11_DivisionId: '12' }
  const theirs = { ...student, M05_M02_BachId: '6', M07_M11_DivisionId: '8', M05_Email: 'f@example.org' }
  const merged = mergeForms(StudentUpdate, { base: student, mine, theirs }, { linked: studentLinked })
  expect(merged.asked).toEqual([['M05_M02_BachId', 'M07_M11_DivisionId']])
  expect(merged.values).toEqual({ ...mine, M05_Email: 'f@example.org' })
  expect(merged.taken).toEqual(['M05_Email'])
})

test('values that are saved alike are no change: blanks, whole links, the order of divisions', () => {
  const lesson = {
    M03_SubjectName: 'Hadith',
    M03_Title: 'Module 1',
    M03_YouTubeLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    M03_M02_BatchId: '7',
    M03_M11_DivisionIds: '["11","12"]',
    M03_ScheduledAt: '2024-12-07 18:30:00',
    M03_ExpiryTime: '',
  }
  const mine = {
    ...lesson,
    M03_Title: ' Module 1 ',
    M03_YouTubeLink: 'https://youtu.be/dQw4w9WgXcQ',
    M03_M11_DivisionIds: '["12","11"]',
  }
  const theirs = { ...lesson, M03_Title: 'Module 2', M03_M11_DivisionIds: '["11"]' }
  const merged = mergeForms(ClassUpdate, { base: lesson, mine, theirs }, { linked: classLinked })
  expect(merged.asked).toEqual([])
  expect(merged.values).toMatchObject({ M03_Title: 'Module 2', M03_M11_DivisionIds: '["11"]' })
})

test('the same change of both is asked of nobody, and a hidden one is', () => {
  const base = { M01_Title: 'Arabic', M01_Description: 'One' }
  const both = { ...base, M01_Title: 'Arabic 2' }
  expect(mergeForms(CourseBody, { base, mine: both, theirs: both }).asked).toEqual([])

  const mine = { ...student, M05_Password: 'a-new-password' }
  const hidden = ['M05_Password']
  const versions = { base: student, mine, theirs: student }
  expect(mergeForms(StudentUpdate, versions, { hidden }).asked).toEqual([hidden])
  expect(mergeForms(StudentUpdate, { ...versions, mine: student }, { hidden }).values).toEqual(student)
})
