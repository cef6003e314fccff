import type { ComponentType } from 'react'
import type { Versioned } from '#contract/paging.ts'
import type { IconName } from '#design-system/Icon/Icon.tsx'
import type { BulkFlow } from './bulk/bulkFlow.ts'
import type { Asked } from './bulk/useBulkState.ts'

/** Props of the dialog of an {@link OwnAction}. */
export interface OwnDialogProps<Row extends Versioned> {
  flow: BulkFlow<Row>
  asked: Asked<Row>
}

/** What only one kind does with several records, in a dialog. */
export interface OwnAction<Row extends Versioned> {
  /** Unlike the labels of the kind's other actions. */
  label: string
  icon: IconName
  /** Most records at once, if fewer than of other actions. */
  most?: number
  Dialog: ComponentType<OwnDialogProps<Row>>
}
