/** Records that tests add by the API, as the administrator. */

/**
 * What is read of a record that was added.
 * @typedef {Readonly<Record<'M01_CourseId' | 'M02_BatchId' | 'M03_ClassesId' | 'M04_RoleId' | 'M05_UserId' | 'M11_Division_id', number>
 *   & Record<'M01_Title' | 'M02_Name' | 'M03_Title' | 'M04_RoleName' | 'M05_UserName' | 'M11_Division_name', string>>} Added
 */

/** @typedef {(path: string, data: object) => Promise<Added>} Adder */

/** A name that no other test has. @param {string} name */
export const fresh = (name) => `${name} ${Date.now()}-${Math.floor(Math.random() * 1e6)}`

/** A course, a batch in it and a division with a mentor, as every other record needs them. @param {Adder} add */
export async function planWith(add) {
  const course = await add('/courses', { M01_Title: fresh('Course'), M01_Description: 'For a batch' })
  const batch = await add('/batches', { M02_Name: fresh('Batch'), M02_M01_CourseId: course.M01_CourseId })
  const mentor = await add('/users', teacherOf(batch.M02_BatchId))
  const division = await add('/division', {
    M11_Division_name: fresh('Division'),
    M11_Batch_id: batch.M02_BatchId,
    M11_M05_User_Id: mentor.M05_UserId,
  })
  return { add, course, batch, mentor, division }
}

const person = () => ({
  M05_UserName: fresh('Asma Koya'),
  M05_UserCode: fresh('IHT'),
  M05_CountryName: 'India',
  M05_Gender: 'female',
  M05_DOB: '1980-02-14',
  M05_Qualification: 'M.A. Arabic',
  M05_JoiningDate: '2024-06-04',
  M05_MobileNumber: '+910000002107',
  M05_Address: '12/204, Masjid Road',
  M05_Email: 'asma@example.org',
  M05_Password: 'kT7#vQ2m!xRb',
})

/** @param {number} batchId */
export const teacherOf = (batchId) => ({
  ...person(),
  M05_User_Type: 'teacher',
  M05_M02_BachId: batchId,
  M06_Specialization: 'Arabic grammar',
})

/** @param {number} batchId @param {number} divisionId */
export const studentOf = (batchId, divisionId) => ({
  ...person(),
  M05_User_Type: 'student',
  M05_M02_BachId: batchId,
  M07_M11_DivisionId: divisionId,
})

/** @param {number} batchId @param {number} divisionId */
export const classOf = (batchId, divisionId) => ({
  M03_SubjectName: 'Seerah',
  M03_Title: fresh('Module'),
  M03_ScheduledAt: '2024-12-07 18:30',
  M03_ExpiryTime: '2024-12-14 18:30',
  M03_M02_BatchId: batchId,
  M03_M11_DivisionIds: [divisionId],
  M03_YouTubeLink: 'https://youtu.be/a1B2c3D4e5F',
})
