import type { StaffMember } from '#contract/access/staff.ts'
import type { MenuEntry } from '#design-system/Menu/Menu.tsx'

/** What can be done with a person's account besides changing it. */
export type StaffAction = 'link' | 'two-step' | 'suspend' | 'bring-back' | 'remove'

type ActionEntry = Omit<MenuEntry, 'id' | 'onPress'> & { action: StaffAction }

const ONLY = ' (the only Administrator)'

/** Returns what can be done with a person's account, in the order of its menu. */
export function actionsFor({ state, two_step: hasTwoStep }: StaffMember, isOnly: boolean): ActionEntry[] {
  const kept = isOnly ? ONLY : ''
  const suspending: ActionEntry =
    state === 'suspended'
      ? { action: 'bring-back', label: 'Bring back', icon: 'undo' }
      : { action: 'suspend', label: `Suspend${kept}`, icon: 'pause', isDisabled: isOnly }
  return [
    // The link of a suspended person opens nothing.
    ...(state === 'suspended' ? [] : [{ action: 'link', label: 'New link', icon: 'send' } as const]),
    ...(hasTwoStep ? [{ action: 'two-step', label: 'Turn off two-step', icon: 'roles' } as const] : []),
    suspending,
    { action: 'remove', label: `Remove${kept}`, icon: 'delete', isDanger: true, isDisabled: isOnly },
  ]
}

interface ActionTexts {
  title: string
  /** What happens, after the person's name in bold and a colon. */
  question: string
  confirmLabel: string
  /** Follows the person's name in the notice. */
  done: string
}

/** What is asked before, and said after. A new link is shown in place of a notice. */
export const actionTexts: Readonly<Record<StaffAction, ActionTexts>> = {
  link: {
    title: 'Make a new link',
    question:
      'With a new one-time link they choose a new password. An earlier link stops working; the present password works until then.',
    confirmLabel: 'Make a new link',
    done: 'has a new link.',
  },
  'two-step': {
    title: 'Turn off two-step sign-in',
    question:
      'They sign in with the password alone until they set it up again. Do this if they lost the phone.',
    confirmLabel: 'Turn off',
    done: 'signs in without a code now.',
  },
  suspend: {
    title: 'Suspend',
    question: 'They are signed out everywhere at once, and cannot sign in until you bring them back.',
    confirmLabel: 'Suspend',
    done: 'has been suspended.',
  },
  'bring-back': {
    title: 'Bring back',
    question: 'They can sign in again with the password they had.',
    confirmLabel: 'Bring back',
    done: 'can sign in again.',
  },
  remove: {
    title: 'Remove',
    question:
      'They are signed out everywhere, and the account is gone for good. The history keeps the name with what they did.',
    confirmLabel: 'Remove',
    done: 'has been removed.',
  },
}
