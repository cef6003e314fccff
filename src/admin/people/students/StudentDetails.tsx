import { Detail, Details } from '#admin/shared/details/Details.tsx'
import { dayText } from '#admin/shared/formats.ts'
import { Phone } from '#admin/shared/Phone.tsx'
import { STUDENT_ROLE } from '#contract/roles.ts'
import type { Student } from '#contract/users.ts'
import { PersonHead } from '#admin/people/PersonHead.tsx'
import { genderText } from '#admin/people/personValues.ts'

/** The details of a student, in the dialog and on the detail page. */
export function StudentDetails({ student }: { student: Student }) {
  return (
    <>
      <PersonHead name={student.M05_UserName} code={student.M05_UserCode} />
      <Details>
        <Detail label="Batch">{student.batch?.M02_Name ?? 'N/A'}</Detail>
        <Detail label="Division">{student.division?.M11_Division_name ?? 'N/A'}</Detail>
        <Detail label="Gender">{genderText(student.M05_Gender)}</Detail>
        <Detail label="Date of birth">{dayText(student.M05_DOB)}</Detail>
        <Detail label="Qualification">{student.M05_Qualification}</Detail>
        <Detail label="Joining date">{dayText(student.M05_JoiningDate)}</Detail>
        <Detail label="Mobile number">
          <Phone number={student.M05_MobileNumber} />
        </Detail>
        <Detail label="Email">{student.M05_Email || 'Not set'}</Detail>
        <Detail label="Country">{student.M05_CountryName}</Detail>
        <Detail label="Role">{STUDENT_ROLE.M04_RoleName}</Detail>
        <Detail label="Address" isWide>
          {student.M05_Address}
        </Detail>
      </Details>
    </>
  )
}
