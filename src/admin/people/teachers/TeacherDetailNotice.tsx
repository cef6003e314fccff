import { useParams } from 'react-router-dom'
import { useIsHydrating } from '#admin/shared/useIsHydrating.ts'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import classes from './TeacherDetailNotice.module.css'

/** Links to a teacher's details, above the course list that a teacher's own URL shows. @spec 95, reading Q11 */
export function TeacherDetailNotice() {
  const id = Number(useParams().id)
  const isHydrating = useIsHydrating()
  const isKnown = Number.isSafeInteger(id) && !isHydrating
  const href = isKnown ? `${paths.admin.teachers}?details=${id}` : paths.admin.teachers
  return (
    <div className={classes.notice}>
      <InlineAlert tone="info" action={<ButtonLink href={href}>Open the teacher</ButtonLink>}>
        Teacher details open from the teacher list
      </InlineAlert>
    </div>
  )
}
