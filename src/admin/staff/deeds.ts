import type { StaffMember } from '#contract/access/staff.ts'
import type { MenuEntry } from '#design-system/Menu/Menu.tsx'

/** What can be done with a person's account besides changing it. */
export type Deed = 'link' | 'two-step' | 'suspend' | 'bring-back' | 'remove'

type DeedEntry = Omit<MenuEntry, 'id' | 'onPress'> & { deed: Deed }

const ONLY = ' (the only Administrator)'

/** Returns what can be done with a person's account, in the order of its menu. */
export function deedsFor({ state, two_step: hasTwoStep }: StaffMember, isOnly: boolean): DeedEntry[] {
  const kept = isOnly ? ONLY : ''
  const suspending: DeedEntry =
    state === 'suspended'
      ? { deed: 'bring-back', label: 'Bring back', icon: 'undo' }
      : { deed: 'suspend', label: `Suspend${kept}`, icon: 'pause', isDisabled: isOnly }
  return [
    // The link of a suspended person opens nothing.
    ...(state === 'suspended' ? [] : [{ deed: 'link', label: 'New link', icon: 'send' } as const]),
    ...(hasTwoStep ? [{ deed: 'two-step', label: 'Turn off two-step', icon: 'roles' } as const] : []),
    suspending,
    { deed: 'remove', label: `Remove${kept}`, icon: 'delete', isDanger: true, isDisabled: isOnly },
  ]
}

interface DeedTexts {
  title: string
  /** What happens, after the person's name in bold and a colon. */
  question: string
  confirmLabel: string
  /** Follows the person's name in the notice. */
  done: string
}

/** What is asked before, and said after. A new link is shown in place of a notice. */
export const deedTexts: Readonly<Record<Deed, DeedTexts>> = {
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
