import { DetailsDialog } from '#admin/shared/DetailsDialog.tsx'
import type { FromList } from '#admin/shared/returnAddress.ts'
import type { PagedList } from '#admin/shared/usePagedList.ts'
import { useGetStudentQuery } from '#api/students.ts'
import { paths } from '#contract/paths.ts'
import type { Student } from '#contract/users.ts'
import { StudentDetails } from './StudentDetails.tsx'

interface StudentDetailsDialogProps {
  list: PagedList
  fromList: FromList
  onDelete: (student: Student) => void
}

/** 'Student Details', over the list. @spec 129-131 */
export function StudentDetailsDialog({ list, fromList, onDelete }: StudentDetailsDialogProps) {
  const { detailsId: id, closeDetails } = list
  const student = useGetStudentQuery(id ?? 0, { skip: id === undefined })
  return (
    <DetailsDialog
      title="Student Details"
      isOpen={id !== undefined}
      onClose={closeDetails}
      result={student}
      failure="Failed to load student details"
      editHref={paths.admin.studentEdit(id ?? 0)}
      fromList={fromList}
      onDelete={({ record }) => onDelete(record)}
    >
      {({ record }) => <StudentDetails student={record} />}
    </DetailsDialog>
  )
}
