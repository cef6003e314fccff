import { useNavigate } from 'react-router-dom'
import { endSession } from '#api/session.ts'
import { signOut } from '#api/signOut.ts'
import { paths } from '#contract/paths.ts'
import { forgetDrafts, siteKeys } from './shared/form/draft.ts'
import { unsavedText, useLeaving } from './shared/form/LeaveGuard.tsx'
import { useNotices } from './shared/notices.tsx'

/**
 * Signs out, and removes what the console has kept on the device. What was typed for the site is saved first. Unsaved text is
 * discarded after confirmation.
 * @spec 492
 */
export function useSignOut(): () => void {
  const leaveFor = useLeaving()
  const navigate = useNavigate()
  const notices = useNotices()

  function leave() {
    void signOut()
    endSession()
    forgetDrafts()
    void navigate(paths.admin.login)
  }

  async function saveAndLeave() {
    const load = import('./site/saveDeviceDrafts.ts')
    const question = await load
      .then(({ saveDeviceDrafts }) => saveDeviceDrafts(notices))
      .catch(() => unsavedText)
    if (question) leaveFor(leave, question)
    else leave()
  }

  return () => leaveFor(() => (siteKeys().length > 0 ? void saveAndLeave() : leave()))
}
