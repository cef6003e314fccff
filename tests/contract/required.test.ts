import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { BatchBody } from '#contract/batches.ts'
import { ClassBody, ClassUpdate } from '#contract/classes/classBodies.ts'
import { CourseBody } from '#contract/courses.ts'
import { DivisionBody } from '#contract/divisions.ts'
import { fieldErrors } from '#contract/errors.ts'
import { RoleBody } from '#contract/roles.ts'
import { StudentBody, StudentUpdate, TeacherBody, TeacherUpdate } from '#contract/userForms.ts'

/** What both students and teachers need, by the names that the specification has for it. */
const person = {
  M05_UserName: 'User Name is required',
  M05_UserCode: 'User Code is required',
  M05_CountryName: 'Country Name is required',
  M05_Gender: 'Gender is required',
  M05_DOB: 'Date of Birth is required',
  M05_M02_BachId: 'Batch ID is required',
  M05_Qualification: 'Qualification is required',
  M05_JoiningDate: 'Joining Date is required',
  M05_MobileNumber: 'Mobile Number is required',
  M05_Address: 'Address is required',
}
const student = { ...person, M07_M11_DivisionId: 'Division is required' }
const teacher = {
  ...person,
  M05_Email: 'Email is required',
  M06_Specialization: 'Specialization is required',
}
const password = { M05_Password: 'Password is required' }

test.each<[title: string, schema: z.ZodMiniType, messages: Record<string, string>]>([
  [
    'a course needs both fields (spec: 363, 364, 367)',
    CourseBody,
    { M01_Title: 'Title is required', M01_Description: 'Description is required' },
  ],
  ['a role needs its name (spec: 365, 367)', RoleBody, { name: 'Title is required' }],
  [
    'a batch needs both fields, its name in the words of the product (spec: 342, 343, 344, 367)',
    BatchBody,
    { M02_M01_CourseId: 'Course is required', M02_Name: 'Description is required' },
  ],
  [
    'a division needs all three fields (spec: 339, 340, 341, 367)',
    DivisionBody,
    {
      M11_Division_name: 'Division Name is required',
      M11_Batch_id: 'Batch is required',
      M11_M05_User_Id: 'Mentor is required',
    },
  ],
  ['a new student needs each field (spec: 242, 313-324, 367)', StudentBody, { ...student, ...password }],
  ['a changed student needs each field but the password', StudentUpdate, student],
  [
    'a new teacher needs e-mail and specialization too (spec: 333-337)',
    TeacherBody,
    { ...teacher, ...password },
  ],
  ['a changed teacher needs them as well (spec: 334-337)', TeacherUpdate, teacher],
  [
    'a new class needs all seven fields (spec: 346-354, 367)',
    ClassBody,
    {
      M03_SubjectName: 'Subject is required',
      M03_Title: 'Title is required',
      M03_ScheduledAt: 'Schedule is required',
      M03_ExpiryTime: 'Expire is required',
      M03_M02_BatchId: 'Batch ID is required',
      M03_M11_DivisionIds: 'At least one division is required',
      M03_YouTubeLink: 'YouTube Link is required',
    },
  ],
  [
    'a changed class needs six, each named without its prefix (spec: 360-362)',
    ClassUpdate,
    {
      M03_SubjectName: 'SubjectName is required',
      M03_Title: 'Title is required',
      M03_ScheduledAt: 'ScheduledAt is required',
      M03_M02_BatchId: 'M02_BatchId is required',
      M03_M11_DivisionIds: 'M11_DivisionIds is required',
      M03_YouTubeLink: 'YouTubeLink is required',
    },
  ],
])('%s', (_title, schema, messages) => {
  const expected = Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, [message]]))
  const filledWith = (value: unknown) =>
    Object.fromEntries(Object.keys(messages).map((field) => [field, value]))
  for (const body of [{}, filledWith(''), filledWith(null)]) {
    const { error } = schema.safeParse(body)
    expect(error && fieldErrors(error)).toEqual(expected)
  }
  const { error } = schema.safeParse({ ...filledWith(''), M03_M11_DivisionIds: [] })
  expect(error && fieldErrors(error)).toEqual(expected)
})
