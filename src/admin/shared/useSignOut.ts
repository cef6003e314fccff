import { useNavigate } from 'react-router-dom'
import { endSession } from '#api/session.ts'
import { signOut } from '#api/signOut.ts'
import { paths } from '#contract/paths.ts'
import { forgetDrafts } from './draft.ts'
import { useLeaving } from './LeaveGuard.tsx'

/** Logs out, after the question whether unsaved text may go: nothing of it is left in the browser. @spec 492 */
export function useSignOut(): () => void {
  const leaveFor = useLeaving()
  const goTo = useNavigate()
  return () =>
    leaveFor(() => {
      void signOut()
      endSession()
      forgetDrafts()
      void goTo(paths.admin.login)
    })
}
