import { useSearchParams } from 'react-router-dom'
import { countText } from '#admin/shared/kindTexts.ts'
import type { OwnDialogProps } from '#admin/shared/ownAction.ts'
import type { Class } from '#contract/classes/classes.ts'
import type { Versioned } from '#contract/paging.ts'
import { WhatsAppDialog } from '#admin/classes/lateDialogs.tsx'

/** The text that tells a group about the chosen classes, also about those that are over. */
export function ShareBulkDialog({ flow, asked: { rows } }: OwnDialogProps<Class & Versioned>) {
  const [params] = useSearchParams()
  const lessons = rows.filter(({ divisions }) => divisions.length > 0)
  return (
    <WhatsAppDialog
      lessons={lessons}
      divisionId={params.get('division_id') ?? ''}
      note={leftOutText(rows.length - lessons.length, rows.length)}
      onClose={flow.cancel}
    />
  )
}

function leftOutText(count: number, all: number): string | undefined {
  if (count === 0) return undefined
  if (count === all) return 'None of these classes has a division, so there is no group to tell.'
  return `${count} of ${countText('classes', all)} ${count === 1 ? 'has' : 'have'} no division, and ${count === 1 ? 'is' : 'are'} left out.`
}
