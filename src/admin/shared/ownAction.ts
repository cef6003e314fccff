import type { ComponentType } from 'react'
import type { Versioned } from '#contract/paging.ts'
import type { IconName } from '#design-system/Icon/Icon.tsx'
import type { Asked, SeveralFlow } from './useSeveral.ts'

/** Props of the dialog of an {@link OwnAction}. */
export interface OwnDialogProps<Row extends Versioned> {
  flow: SeveralFlow<Row>
  asked: Asked<Row>
}

/** A change of several records that only one kind has, with the dialog that asks about it. */
export interface OwnAction<Row extends Versioned> {
  label: string
  icon: IconName
  Dialog: ComponentType<OwnDialogProps<Row>>
}
