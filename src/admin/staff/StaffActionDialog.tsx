import { useState } from 'react'
import { failureText } from '#admin/shared/failureText.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import {
  useChangeStaffMutation,
  useRemoveStaffMutation,
  useRenewStaffLinkMutation,
  useResetStaffTwoStepMutation,
  type WithLink,
} from '#api/endpoints/staff.ts'
import type { StaffMember } from '#contract/access/staff.ts'
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { langOf } from '#design-system/langOf.ts'
import { actionTexts, type StaffAction } from './staffActions.ts'
import { shownName } from './staffPage.ts'

interface StaffActionDialogProps {
  action: StaffAction
  person: StaffMember
  onLink: (made: WithLink) => void
  onClose: () => void
}

/** Asks before something is done with a person's account, and does it. */
export function StaffActionDialog({ action, person, onLink, onClose }: StaffActionDialogProps) {
  const [state, setState] = useState<{ isPending: boolean; error?: string }>({ isPending: false })
  const [change] = useChangeStaffMutation()
  const [remove] = useRemoveStaffMutation()
  const [renewLink] = useRenewStaffLinkMutation()
  const [resetTwoStep] = useResetStaffTwoStepMutation()
  const notices = useNotices()
  const { id } = person
  const name = shownName(person)
  const { title, question, confirmLabel, done } = actionTexts[action]

  const act: Readonly<Record<Exclude<StaffAction, 'link'>, () => Promise<unknown>>> = {
    'two-step': () => resetTwoStep(id).unwrap(),
    suspend: () => change({ id, body: { state: 'suspended' } }).unwrap(),
    'bring-back': () => change({ id, body: { state: 'active' } }).unwrap(),
    remove: () => remove(id).unwrap(),
  }

  async function confirm() {
    setState({ isPending: true })
    try {
      if (action === 'link') {
        onLink(await renewLink(id).unwrap())
        return
      }
      await act[action]()
      notices.show({ tone: 'success', text: `${name} ${done}` })
      onClose()
    } catch (error) {
      setState({ isPending: false, error: failureText(error, 'Nothing was changed. Please try again.') })
    }
  }

  return (
    <ConfirmDialog
      title={title}
      tone={action === 'suspend' || action === 'remove' ? 'danger' : 'primary'}
      confirmLabel={confirmLabel}
      isOpen
      isPending={state.isPending}
      errorMessage={state.error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <b {...langOf(name)}>{name}</b>
      {`: ${question}`}
    </ConfirmDialog>
  )
}
