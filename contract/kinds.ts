/** The kinds of records that the console keeps, each by the name of its list. */
export const KINDS = ['students', 'teachers', 'batches', 'courses', 'divisions', 'classes', 'roles'] as const

export type Kind = (typeof KINDS)[number]

/** The field by which people know a record. */
export const nameFields = {
  students: 'M05_UserName',
  teachers: 'M05_UserName',
  batches: 'M02_Name',
  courses: 'M01_Title',
  divisions: 'M11_Division_name',
  classes: 'M03_Title',
  roles: 'M04_RoleName',
} as const satisfies Record<Kind, string>

/** Fields that hold the id, or the ids, of other records. */
export const references: Record<string, Kind> = {
  M05_M02_BachId: 'batches',
  M07_M11_DivisionId: 'divisions',
  M05_M04_Role: 'roles',
  M02_M01_CourseId: 'courses',
  M11_Batch_id: 'batches',
  M11_M05_User_Id: 'teachers',
  M03_M02_BatchId: 'batches',
  M03_M11_DivisionIds: 'divisions',
  batch_id: 'batches',
  division_id: 'divisions',
}
