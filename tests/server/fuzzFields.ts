import { PASSWORD_MARKER } from '#contract/access/passwordMarker.ts'
import { GENDERS } from '#contract/users.ts'
import { fc } from '#tests/runs.ts'
import { anyText } from './fuzzText.ts'

/** Mostly text that is kept, sometimes any. */
const text = fc.oneof(
  { arbitrary: fc.uuid().map((id) => `Text ${id}`), weight: 5 },
  { arbitrary: anyText, weight: 1 },
)

/** Mostly a record that is there, sometimes one in the trash or none. */
const id = fc.oneof(
  { arbitrary: fc.constant('1'), weight: 6 },
  { arbitrary: fc.constantFrom('2', '3', '99', '0', 'x', '2147483647'), weight: 1 },
)

const day = fc.constantFrom('2001-02-14', '2024-02-29', '0001-01-01', '2023-02-29', '14/02/2001')
const time = fc.constantFrom('2024-12-07 18:30', '2024-12-07T18:30:59', '2024-12-07T18:30Z', '')
const flag = fc.constantFrom('1', '0', 'true', 'false')
const ids = fc.constantFrom('[1]', '1', '[1,1,3]', '[]', '["1"]', '[{}]')

/** Fields of every form by their wire names, as forms send them: most are as they should be. */
export const validFields = fc.record({
  M01_Title: fc.oneof(anyText, fc.uuid()),
  M01_Description: anyText.map((any) => `Text ${any.slice(0, 4000)}`),
  M02_Name: text,
  M02_M01_CourseId: id,
  M03_SubjectName: text,
  M03_Title: text,
  M03_ScheduledAt: time,
  M03_ExpiryTime: time,
  M03_M02_BatchId: id,
  M03_M11_DivisionIds: ids,
  M03_YouTubeLink: text,
  M05_UserName: text,
  M05_UserCode: fc.oneof({ arbitrary: fc.uuid(), weight: 5 }, { arbitrary: anyText, weight: 1 }),
  M05_CountryName: text,
  M05_Gender: fc.constantFrom(...GENDERS),
  M05_DOB: day,
  M05_M02_BachId: id,
  M05_M04_Role: ids,
  M05_Qualification: text,
  M05_JoiningDate: day,
  M05_MobileNumber: fc.constantFrom('+910000001031', '910000001031', '0', '+'),
  M05_Address: text,
  M05_Email: fc.constantFrom('fathima@example.org', 'ആമിന@example.org', '', '@', 'a@b.c'),
  M05_LoginUserName: fc.constantFrom('office@example.org', 'nobody', 'OFFICE@example.org'),
  password: fc.constantFrom('forty-hadith', 'guess'),
  M05_Password: fc.constantFrom('Fajr-4-forty', 'short', PASSWORD_MARKER, ''),
  M05_AllowLogin: flag,
  M05_IsActive: flag,
  M05_User_Type: fc.constantFrom('student', 'teacher'),
  M06_Specialization: text,
  M07_M11_DivisionId: id,
  M11_Division_name: text,
  M11_Batch_id: id,
  M11_M05_User_Id: id,
  login: fc.oneof(anyText, fc.constantFrom('office@example.org', 'second', 'x@y.z')),
  level: fc.constantFrom('viewer', 'editor', 'administrator', 'owner'),
  state: fc.constantFrom('active', 'suspended', 'invited'),
  code: fc.constantFrom('000000', '123 456', 'K7M2-QX4P', ''),
  token: fc.constantFrom('', 'x'.repeat(43)),
  new_password: fc.constantFrom('forty-hadith', 'short', 'qwerty123456', ''),
  two_step_required: fc.constantFrom('true', '0', '1', ''),
  name: fc.oneof(
    { arbitrary: fc.uuid(), weight: 5 },
    { arbitrary: fc.oneof(anyText, fc.constantFrom('student', 'TEACHER')), weight: 1 },
  ),
})

export const fieldNames = (
  'M01_Title M01_Description M01_CourseId M02_Name M02_M01_CourseId M03_Title M03_ScheduledAt ' +
  'M03_M02_BatchId M03_M11_DivisionIds M05_UserId M05_UserCode M05_DOB M05_M02_BachId M05_M04_Role ' +
  'M05_Email M05_Password M05_AllowLogin M05_User_Type M07_M11_DivisionId M11_Division_name ' +
  'M11_M05_User_Id name M05_LoginUserName password login level state code token new_password two_step_required'
).split(' ')
