import { useNavigate } from 'react-router-dom'
import { endSession } from '#api/session.ts'
import { signOut } from '#api/signOut.ts'
import { paths } from '#contract/paths.ts'
import { forgetDrafts, siteKeys } from './shared/form/keptDrafts.ts'
import { useLeaving } from './shared/form/LeaveGuard.tsx'
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
    try {
      const { saveDeviceDrafts } = await import('./site/draft/saveDeviceDrafts.ts')
      const asking = await saveDeviceDrafts(notices)
      if (asking) leaveFor(leave, asking)
      else leave()
    } catch {
      // What saves and asks cannot be loaded.
      if (window.confirm('What was typed for the site could not be saved. Discard it and log out?')) leave()
    }
  }

  return () => leaveFor(() => (siteKeys().length > 0 ? void saveAndLeave() : leave()))
}
