import { Detail, Details } from '#admin/shared/details/Details.tsx'
import { DetailsDialog, type DetailsOverListProps } from '#admin/shared/details/DetailsDialog.tsx'
import { dayText } from '#admin/shared/formats.ts'
import { Phone } from '#admin/shared/Phone.tsx'
import { useGetTeacherQuery } from '#api/endpoints/teachers.ts'
import { TEACHER_ROLE } from '#contract/roles.ts'
import type { Teacher } from '#contract/users.ts'
import { PersonHead } from '#admin/people/PersonHead.tsx'
import { teacherRow } from './teacherRow.ts'
import { genderText } from '#admin/people/personValues.ts'

/** 'Teacher Details', over the list. @spec 142-144 */
export function TeacherDetailsDialog(props: DetailsOverListProps<Teacher>) {
  const { detailsId: id } = props.list
  const teacher = useGetTeacherQuery(id ?? 0, { skip: id === undefined })
  return (
    <DetailsDialog
      {...props}
      title="Teacher Details"
      identity={teacherRow}
      result={teacher}
      failure="Failed to load teacher details"
    >
      {(record) => <TeacherDetails teacher={record} />}
    </DetailsDialog>
  )
}

function TeacherDetails({ teacher }: { teacher: Teacher }) {
  return (
    <>
      <PersonHead name={teacher.M05_UserName} code={teacher.M05_UserCode} />
      <Details>
        <Detail label="Batch">{teacher.batch?.M02_Name ?? 'N/A'}</Detail>
        <Detail label="Specialization">{teacher.M06_Specialization}</Detail>
        <Detail label="Gender">{genderText(teacher.M05_Gender)}</Detail>
        <Detail label="Date of birth">{dayText(teacher.M05_DOB)}</Detail>
        <Detail label="Qualification">{teacher.M05_Qualification}</Detail>
        <Detail label="Joining date">{dayText(teacher.M05_JoiningDate)}</Detail>
        <Detail label="Mobile number">
          <Phone number={teacher.M05_MobileNumber} />
        </Detail>
        <Detail label="Email">{teacher.M05_Email || 'Not set'}</Detail>
        <Detail label="Country">{teacher.M05_CountryName}</Detail>
        <Detail label="Role">{TEACHER_ROLE.M04_RoleName}</Detail>
        <Detail label="Allow login">{teacher.M05_AllowLogin === 1 ? 'On' : 'Off'}</Detail>
        <Detail label="Active">{teacher.M05_IsActive === 1 ? 'On' : 'Off'}</Detail>
        <Detail label="Address" isWide>
          {teacher.M05_Address}
        </Detail>
      </Details>
    </>
  )
}
