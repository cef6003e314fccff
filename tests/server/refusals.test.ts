import { expect, test } from 'vitest'
import { kindInfo, type RecordKind } from '#contract/kinds.ts'
import { resources } from './resources.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { taken, testApi } from './support.ts'

const noBatch = 'This batch does not exist any more'
const noCourse = 'This course does not exist any more'
const noTeacher = 'This teacher does not exist any more'
const otherBatch = 'This division does not belong to the batch'
const codeTaken = 'This user code is already taken'

test.each<[RecordKind, field: string, value: unknown, message: string]>([
  ['roles', 'name', 'OFFICE', 'A role with this name already exists'],
  ['courses', 'M01_Title', ' foundation course in HADITH ', 'A course with this title already exists'],
  ['batches', 'M02_Name', 'batch 07 WOMEN', 'A batch with this name already exists'],
  ['batches', 'M02_M01_CourseId', 99, noCourse],
  ['divisions', 'M11_Batch_id', 999, noBatch],
  ['divisions', 'M11_M05_User_Id', 999, noTeacher],
  // A student.
  ['divisions', 'M11_M05_User_Id', 215, noTeacher],
  ['classes', 'M03_M02_BatchId', 999, noBatch],
  ['classes', 'M03_M11_DivisionIds', [11, 7], otherBatch],
  ['classes', 'M03_M11_DivisionIds', [999], otherBatch],
  ['students', 'M05_UserCode', 'ihs-1038', codeTaken],
  ['students', 'M05_UserCode', 'IHT-011', codeTaken],
  ['students', 'M05_M02_BachId', 999, noBatch],
  ['students', 'M07_M11_DivisionId', 7, otherBatch],
  ['teachers', 'M05_UserCode', 'ihs-1031', codeTaken],
  ['teachers', 'M05_M02_BachId', 999, noBatch],
])(
  'of %s a %s of %j is refused under its field (spec: 367, 486, 487)',
  async (kind, field, value, message) => {
    const { ask } = await testApi({ seed: institute })
    const { writePath } = kindInfo(kind)
    const { fields, freeId } = resources.find((one) => one.kind === kind) ?? {}
    const json = { ...fields, [field]: value }
    expect(await ask('POST', writePath, { json })).toEqual(taken(field, message))
    expect(await ask('PUT', `${writePath}/${freeId}`, { json })).toEqual(taken(field, message))
  },
)
