interface KindInfo {
  /** The singular name; also the tag of cached responses. */
  name: string
  /** The path for reading, deleting and restoring. */
  path: string
  /** The path for adding and changing. @default path */
  writePath?: string
  idField: string
  /** The field that names the record for users. */
  nameField: string
}

/** The kinds of records, by the name of their lists. */
export const recordKinds = {
  students: {
    name: 'Student',
    path: '/students',
    writePath: '/users',
    idField: 'M05_UserId',
    nameField: 'M05_UserName',
  },
  teachers: {
    name: 'Teacher',
    path: '/teachers',
    writePath: '/users',
    idField: 'M05_UserId',
    nameField: 'M05_UserName',
  },
  batches: { name: 'Batch', path: '/batches', idField: 'M02_BatchId', nameField: 'M02_Name' },
  courses: { name: 'Course', path: '/courses', idField: 'M01_CourseId', nameField: 'M01_Title' },
  divisions: {
    name: 'Division',
    path: '/division',
    idField: 'M11_Division_id',
    nameField: 'M11_Division_name',
  },
  classes: { name: 'Class', path: '/classes', idField: 'M03_ClassesId', nameField: 'M03_Title' },
  roles: { name: 'Role', path: '/new_role', idField: 'M04_RoleId', nameField: 'M04_RoleName' },
} as const satisfies Record<string, KindInfo>

export type RecordKind = keyof typeof recordKinds

const isKind = (name: string): name is RecordKind => Object.hasOwn(recordKinds, name)

/** All kinds, in the order in which messages list them. */
export const KINDS = Object.keys(recordKinds).filter(isKind)

/** Returns a kind's paths, fields and name. */
export const kindInfo = (kind: RecordKind): Required<KindInfo> => ({
  writePath: recordKinds[kind].path,
  ...recordKinds[kind],
})

/** Returns 'a batch', 'an exam'. */
export const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** Fields that contain ids of other records, with the kind that they refer to. */
export const references: Record<string, RecordKind> = {
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
