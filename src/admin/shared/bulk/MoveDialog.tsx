import { useState } from 'react'
import { DivisionsField } from '#admin/shared/form/DivisionsField.tsx'
import { countText } from '#admin/shared/kindTexts.ts'
import { nameOf, useBatches, useDivisions } from '#admin/shared/form/lookups.ts'
import { LookupSelect } from '#admin/shared/form/LookupSelect.tsx'
import { NoDivisions } from '#admin/shared/form/NoDivisions.tsx'
import type { Versioned } from '#contract/paging.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import classes from './MoveDialog.module.css'
import type { BulkFlow } from './bulkFlow.ts'
import type { Asked } from './useBulkState.ts'

export interface MoveDialogProps<Row extends Versioned> {
  flow: BulkFlow<Row>
  asked: Asked<Row>
}

const none: readonly never[] = []

/** Asks where several records move: the batch, and a division of it, or several for classes. */
export function MoveDialog<Row extends Versioned>({ flow, asked }: MoveDialogProps<Row>) {
  const { of, cancel, confirmMove } = flow
  const { rows, isPending, error } = asked
  const [batchId, setBatchId] = useState(() => commonBatch(rows.map((row) => of.placeOf(row).batchId)))
  const [divisionIds, setDivisionIds] = useState<readonly string[]>([])
  const batches = useBatches()
  const divisions = useDivisions(of.divisions === 'none' ? '' : batchId)
  const isComplete = batchId !== '' && (of.divisions === 'none' || divisionIds.length > 0)
  const count = countText(of.kind, rows.length)

  function move() {
    const place = { batchId: Number(batchId), divisionIds: divisionIds.map(Number) }
    const names = [nameOf(batches, batchId), ...divisionIds.map((id) => nameOf(divisions, id))]
    confirmMove(of.setOf(place), names.join(', '))
  }

  return (
    <Dialog
      title={`Move ${count}`}
      size="sm"
      isOpen
      isPending={isPending}
      onClose={cancel}
      footer={
        <>
          <Button isDisabled={isPending} onPress={cancel}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel="Moving..."
            isInert={!isComplete}
            onPress={move}
          >
            {`Move ${count}`}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        {error !== undefined && <InlineAlert tone="error">{error}</InlineAlert>}
        <LookupSelect
          label="Batch"
          name="batch"
          lookup={batches}
          placeholder="Select Batch"
          value={batchId}
          onChange={(id) => {
            setBatchId(id)
            setDivisionIds([])
          }}
          isRequired
        />
        {of.divisions === 'one' && (
          <LookupSelect
            label="Division"
            name="division"
            lookup={divisions}
            placeholder="Select Division"
            disabledReason={noDivision(batchId, divisions.options.length)}
            value={divisionIds[0] ?? ''}
            onChange={(id) => setDivisionIds(id === '' ? [] : [id])}
            isRequired
          />
        )}
        {of.divisions === 'many' && (
          <DivisionsField
            label="Division"
            name="divisions"
            batchId={batchId}
            known={none}
            value={divisionIds}
            onChange={setDivisionIds}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Returns the batch of all rows; '' if they have several. */
function commonBatch(ids: readonly number[]): string {
  const [first, ...others] = new Set(ids)
  return first === undefined || others.length > 0 ? '' : String(first)
}

function noDivision(batchId: string, count: number) {
  if (batchId === '') return 'Choose a batch first'
  return count === 0 ? <NoDivisions batchId={batchId} /> : undefined
}
