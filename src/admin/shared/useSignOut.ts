import { useNavigate } from 'react-router-dom'
import { endSession } from '#api/session.ts'
import { signOut } from '#api/signOut.ts'
import { paths } from '#contract/paths.ts'
import { forgetDrafts } from './form/draft.ts'
import { useLeaving } from './form/LeaveGuard.tsx'

/** Signs out after confirmation that unsaved text is discarded, and removes all drafts. @spec 492 */
export function useSignOut(): () => void {
  const leaveFor = useLeaving()
  const navigate = useNavigate()
  return () =>
    leaveFor(() => {
      void signOut()
      endSession()
      forgetDrafts()
      void navigate(paths.admin.login)
    })
}
