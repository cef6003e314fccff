import { FilterSelect } from '#admin/shared/list/FilterSelect.tsx'
import { useMentors } from '#admin/shared/form/formLookups.ts'

interface MentorFilterProps {
  /** A teacher's id, or '' for all. */
  value: string
  onChange: (mentorId: string) => void
  /** The batch whose teachers are the options; '' for all. @spec 300 */
  batchId: string
}

/** 'All Mentors'. @spec 151 */
export function MentorFilter({ batchId, ...props }: MentorFilterProps) {
  const mentors = useMentors(batchId)
  return <FilterSelect {...props} label="Mentor" name="mentor_id" emptyLabel="All Mentors" lookup={mentors} />
}
