import { institute } from 'content:institute'
import type { ReactNode } from 'react'
import { dayAt, dayText, phoneText } from '#admin/shared/formats.ts'
import type { Student } from '#contract/users.ts'
import { langOf } from '#design-system/langOf.ts'
import classes from './Paper.module.css'
import { daysOf, monthText, type Day, type Sheet } from './sheets.ts'

interface PaperProps {
  sheet: Sheet
  /** 'YYYY-MM', for attendance. */
  month: string
  /** In ms since 1970. */
  printedAt: number
  /** In the order of the sheet. */
  students: readonly Student[]
  batch: string
  division: string
  /** Days with a class, YYYY-MM-DD. */
  classDays: readonly string[]
}

/** Empty columns of the register, for dates that are written by hand. */
const DATES = 10

/** A wide sheet scrolls sideways on phones, by keys too. */
const keyboardScroll = { tabIndex: 0 }

interface SheetColumn {
  key: string
  head: ReactNode
  cell?: (student: Student) => ReactNode
  /** Whether the column has a class. */
  isMarked?: boolean
}

const signs: SheetColumn[] = [
  { key: 'present', head: 'P' },
  { key: 'absent', head: 'A' },
  { key: 'leave', head: 'L' },
]

const mobile: SheetColumn = {
  key: 'mobile',
  head: 'Mobile',
  cell: (student) => phoneText(student.M05_MobileNumber),
}

/** One sheet, whose head stands on every page. */
export function Paper(props: PaperProps) {
  const { sheet, month, printedAt, students, batch, division } = props
  const columns = columnsOf(props)
  const title =
    sheet === 'attendance' ? `Attendance, ${monthText(month)}` : sheet === 'list' ? 'Class list' : 'Register'
  const count = students.length === 1 ? '1 student' : `${students.length} students`
  return (
    <section {...keyboardScroll} className={classes.scroll} aria-label={title}>
      <table className={classes.sheet} data-sheet={sheet}>
        <thead>
          <tr>
            <th className={classes.title} colSpan={3}>
              <span className={classes.name}>{title}</span>
              <span>{institute.name}</span>
            </th>
            <th className={classes.title} colSpan={columns.length}>
              <span {...langOf(batch)}>{batch}</span>
              <span {...langOf(division)}>{division}</span>
              <span>{count}</span>
            </th>
          </tr>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Name</th>
            <th scope="col">User code</th>
            {columns.map(({ key, head, isMarked }) => (
              <th key={key} scope="col" data-marked={isMarked}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student, index) => (
            <tr key={student.M05_UserId}>
              <td>{index + 1}</td>
              <th scope="row" {...langOf(student.M05_UserName)}>
                {student.M05_UserName}
              </th>
              <td>{student.M05_UserCode}</td>
              <Cells columns={columns} student={student} />
            </tr>
          ))}
        </tbody>
        {sheet === 'attendance' && (
          <tbody className={classes.present}>
            <tr>
              <th scope="row" colSpan={3}>
                Present
              </th>
              <Cells columns={columns} />
            </tr>
          </tbody>
        )}
      </table>
      <p className={classes.foot}>
        {sheet !== 'list' && 'P present, A absent, L on leave. '}
        {sheet === 'attendance' && 'A dot marks a day with a class. '}
        {`Printed ${dayAt(printedAt)}.`}
        {sheet !== 'list' && (
          <>
            <span className={classes.line}>Mentor</span>
            <span className={classes.line}>Office</span>
          </>
        )}
      </p>
    </section>
  )
}

/** The cells of one student, or empty ones. */
function Cells({ columns, student }: { columns: readonly SheetColumn[]; student?: Student }) {
  return columns.map(({ key, cell, isMarked }) => (
    <td key={key} data-marked={isMarked}>
      {student && cell?.(student)}
    </td>
  ))
}

function columnsOf({ sheet, month, classDays }: PaperProps): SheetColumn[] {
  switch (sheet) {
    case 'attendance': {
      const isClassDay = ({ number }: Day) =>
        classDays.includes(`${month}-${String(number).padStart(2, '0')}`)
      const days = daysOf(month).map((day) => ({
        key: String(day.number),
        isMarked: isClassDay(day),
        head: (
          <>
            {day.number}
            <small>{day.letter}</small>
            <small>{isClassDay(day) && <span aria-label="class">•</span>}</small>
          </>
        ),
      }))
      return [...days, ...signs]
    }
    case 'register':
      return [
        mobile,
        ...Array.from({ length: DATES }, (_, index) => ({ key: `date ${index}`, head: 'Date' })),
        { key: 'remarks', head: 'Remarks' },
      ]
    case 'list':
      return [
        mobile,
        { key: 'division', head: 'Division', cell: ({ division }) => division?.M11_Division_name ?? '' },
        { key: 'joined', head: 'Joined', cell: (student) => dayText(student.M05_JoiningDate) },
      ]
  }
}
