import type { Class } from '#contract/classes/classes.ts'
import type { Teacher } from '#contract/users.ts'
import { yesOrNo } from './cells.ts'
import type { Column, Sheet } from './workbook.ts'

/** A column of rows. */
export interface RowColumn<Row> extends Column {
  of: (row: Row) => string
}

/** Returns the sheet of some rows. */
export const sheetOf = <Row>(
  name: string,
  columns: readonly RowColumn<Row>[],
  rows: readonly Row[],
): Sheet => ({
  name,
  columns,
  slices: () => [rows.map((row) => columns.map(({ of }) => of(row)))],
})

export const text = <Row>(title: string, width: number, of: (row: Row) => string): RowColumn<Row> => ({
  title,
  width,
  look: 'text',
  of,
})

export const day = <Row>(title: string, of: (row: Row) => string): RowColumn<Row> => ({
  title,
  width: 14,
  look: 'date',
  of,
})

/** All fields of the teachers' list and form except the password. */
export const teacherColumns: readonly RowColumn<Teacher>[] = [
  text('User Name', 28, (teacher) => teacher.M05_UserName),
  text('User Code', 14, (teacher) => teacher.M05_UserCode),
  text('Gender', 10, (teacher) => teacher.M05_Gender),
  day('Date of Birth', (teacher) => teacher.M05_DOB),
  text('Country Name', 18, (teacher) => teacher.M05_CountryName),
  text('Qualification', 22, (teacher) => teacher.M05_Qualification),
  text('Specialization', 22, (teacher) => teacher.M06_Specialization),
  text('Batch', 24, (teacher) => teacher.batch?.M02_Name ?? ''),
  day('Joining Date', (teacher) => teacher.M05_JoiningDate),
  text('Mobile Number', 18, (teacher) => teacher.M05_MobileNumber),
  text('Email', 30, (teacher) => teacher.M05_Email),
  text('Address', 40, (teacher) => teacher.M05_Address),
  text('Allow Login', 12, (teacher) => yesOrNo(teacher.M05_AllowLogin)),
  text('Is Active', 10, (teacher) => yesOrNo(teacher.M05_IsActive)),
]

/** The id, and all fields of the classes' list. */
export const classColumns: readonly RowColumn<Class>[] = [
  // By it an import finds the class again.
  text('Class ID', 10, (lesson) => String(lesson.M03_ClassesId)),
  text('Subject', 28, (lesson) => lesson.M03_SubjectName),
  text('Title', 36, (lesson) => lesson.M03_Title),
  text('Batch', 24, (lesson) => lesson.batch?.M02_Name ?? ''),
  text('Divisions', 30, (lesson) => lesson.divisions.map((one) => one.M11_Division_name).join(', ')),
  text('Scheduled At', 20, (lesson) => lesson.M03_ScheduledAt),
  text('Expire At', 20, (lesson) => lesson.M03_ExpiryTime ?? ''),
  text('YouTube Link', 30, (lesson) => lesson.M03_YouTubeLink),
]
