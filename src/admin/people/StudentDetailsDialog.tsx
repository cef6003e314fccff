import { DetailsDialog } from '#admin/shared/DetailsDialog.tsx'
import type { PagedList } from '#admin/shared/usePagedList.ts'
import { useGetStudentQuery } from '#api/students.ts'
import { paths } from '#contract/paths.ts'
import type { Student } from '#contract/users.ts'
import { StudentDetails } from './StudentDetails.tsx'

interface StudentDetailsDialogProps {
  list: PagedList
  onDelete: (student: Student) => void
}

/** 'Student Details', over the list (statements 129 to 131). */
export function StudentDetailsDialog({ list, onDelete }: StudentDetailsDialogProps) {
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
      onDelete={onDelete}
    >
      {(record) => <StudentDetails student={record} />}
    </DetailsDialog>
  )
}
