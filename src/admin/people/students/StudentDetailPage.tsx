import { useNavigate, useParams } from 'react-router-dom'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { FormPage, Loaded } from '#admin/shared/form/FormPage.tsx'
import { useMayChange } from '#admin/shared/access/useMay.ts'
import { Waiting } from '#admin/shared/Waiting.tsx'
import { useReturnAddress } from '#admin/shared/list/returnAddress.ts'
import { useGetStudentQuery } from '#api/endpoints/students.ts'
import { paths } from '#contract/paths.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { ConfirmPersonDeletion } from '#admin/people/ConfirmPersonDeletion.tsx'
import { useStudentDeletion } from './useStudentDeletion.ts'
import classes from './StudentDetailPage.module.css'
import { StudentDetails } from './StudentDetails.tsx'

/** A student's details on a page with its own URL, for sharing and printing. @spec 91, reading Q12 */
export function StudentDetailPage() {
  const id = Number(useParams().id)
  const student = useGetStudentQuery(id)
  const navigate = useNavigate()
  const may = useMayChange('students')
  const back = { label: 'Back to students', href: useReturnAddress(paths.admin.students) }
  const deletion = useStudentDeletion(() => void navigate(back.href))

  return (
    <FormPage title="Student Details" back={back}>
      <Loaded
        result={student}
        failure="Failed to load student details"
        back={back}
        waiting={<Waiting fields={12} />}
      >
        {({ record }) => (
          <>
            <div className={classes.sheet}>
              <StudentDetails student={record} />
            </div>
            <AdminBar
              end={
                <>
                  {may.delete && (
                    <Button variant="danger-quiet" icon="delete" onPress={() => deletion.ask(record)}>
                      Delete
                    </Button>
                  )}
                  {may.edit && (
                    <ButtonLink variant="primary" icon="edit" href={paths.forms.students.edit(id)}>
                      Edit
                    </ButtonLink>
                  )}
                </>
              }
            />
          </>
        )}
      </Loaded>
      <ConfirmPersonDeletion question="Are you sure you want to delete this student?" deletion={deletion} />
    </FormPage>
  )
}
