import { DetailsDialog, type DetailsOverListProps } from '#admin/shared/details/DetailsDialog.tsx'
import { useGetStudentQuery } from '#api/endpoints/students.ts'
import type { Student } from '#contract/users.ts'
import { studentRow } from './studentRow.ts'
import { StudentDetails } from './StudentDetails.tsx'

/** 'Student Details', over the list. @spec 129-131 */
export function StudentDetailsDialog(props: DetailsOverListProps<Student>) {
  const { detailsId: id } = props.list
  const student = useGetStudentQuery(id ?? 0, { skip: id === undefined })
  return (
    <DetailsDialog
      {...props}
      title="Student Details"
      identity={studentRow}
      result={student}
      failure="Failed to load student details"
    >
      {(record) => <StudentDetails student={record} />}
    </DetailsDialog>
  )
}
