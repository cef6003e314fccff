import { saveFile } from '#admin/shared/list/saveFile.ts'
import { countText } from '#admin/shared/kindTexts.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { downloadBulk } from '#api/download.ts'
import type { Versioned } from '#contract/paging.ts'
import { MAX_BULK } from '#contract/bulk.ts'
import { Button } from '#design-system/Button/Button.tsx'
import classes from './BulkActions.module.css'
import type { OwnAction } from '#admin/shared/ownAction.ts'
import type { PeopleOf } from './bulkKinds.ts'
import type { Chosen } from '#admin/shared/list/useChosen.ts'
import type { MayBulk } from '#admin/shared/access/useMay.ts'
import type { BulkFlow } from './bulkFlow.ts'

interface BulkActionsProps<Row extends Versioned> {
  flow: BulkFlow<Row>
  chosen: Chosen<Row>
  /** People can be marked as left, and have numbers to copy. */
  people?: PeopleOf<Row>
  /** What only this kind does. */
  own?: readonly OwnAction<Row>[] | undefined
  may: MayBulk
}

/** What can be done with the chosen rows: buttons in the selection bar. */
export function BulkActions<Row extends Versioned>({
  flow,
  chosen,
  people,
  own,
  may,
}: BulkActionsProps<Row>) {
  const { kind, idOf } = flow.of
  const notices = useNotices()
  if (chosen.count > MAX_BULK) {
    return (
      <span className={classes.tooMany}>
        {`At most ${MAX_BULK} at once. Search, or choose a filter, to have fewer.`}
      </span>
    )
  }

  const download = () =>
    flow.withChosen(async (rows) => {
      const name = `${kind}_export.xlsx`
      const result = await downloadBulk(kind, rows.map(idOf))
      if (result.kind === 'failed') throw result.error
      if (result.kind === 'cancelled') return
      saveFile(result.file, name)
      notices.show({
        tone: 'success',
        text: `${name} has been downloaded: ${countText(kind, rows.length)}.`,
      })
    })

  return (
    <>
      {may.change && (
        <Button
          size="sm"
          variant="ghost"
          icon="forward"
          isInert={flow.isBusy}
          onPress={() => flow.ask('move')}
        >
          Move to...
        </Button>
      )}
      {may.change &&
        own?.map((action) => <OwnButton key={action.label} flow={flow} chosen={chosen} action={action} />)}
      {may.change && people && <MarkButton flow={flow} chosen={chosen} people={people} />}
      {may.export && (
        <Button size="sm" variant="ghost" icon="download" isInert={flow.isBusy} onPress={download}>
          Download
        </Button>
      )}
      {people && <CopyButton flow={flow} people={people} />}
      {may.delete && (
        <Button
          size="sm"
          variant="danger-quiet"
          icon="delete"
          isInert={flow.isBusy}
          onPress={() => flow.ask('delete')}
        >
          Delete
        </Button>
      )}
    </>
  )
}

interface OwnProps<Row extends Versioned> {
  flow: BulkFlow<Row>
  chosen: Chosen<Row>
  action: OwnAction<Row>
}

/** Opens the dialog of an own action; in its place stands why not, if it takes fewer records. */
function OwnButton<Row extends Versioned>({ flow, chosen, action }: OwnProps<Row>) {
  const { label, icon, most = MAX_BULK } = action
  if (chosen.count > most)
    return <span className={classes.tooMany}>{`${label}: at most ${most} at once`}</span>
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={icon}
      isInert={flow.isBusy}
      onPress={() => flow.ask({ own: label })}
    >
      {label}
    </Button>
  )
}

interface PeopleProps<Row extends Versioned> {
  flow: BulkFlow<Row>
  people: PeopleOf<Row>
}

const active = { M05_IsActive: 1 } as const
const left = { M05_IsActive: 0 } as const

/** 'Mark as left', or 'Mark as active' if all chosen people left. */
function MarkButton<Row extends Versioned>({
  flow,
  chosen,
  people: { isActive },
}: PeopleProps<Row> & { chosen: Chosen<Row> }) {
  const areLeft = chosen.known.length > 0 && !chosen.known.some(isActive)
  const mark = () =>
    areLeft
      ? flow.changeChosen((row) => !isActive(row), { set: active, before: left }, markedAs('active'))
      : flow.changeChosen(isActive, { set: left, before: active }, markedAs('left'))
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={areLeft ? 'undo' : 'sign-out'}
      isInert={flow.isBusy}
      onPress={mark}
    >
      {areLeft ? 'Mark as active' : 'Mark as left'}
    </Button>
  )
}

const markedAs = (state: string) => ({ done: `marked as ${state}`, short: `marked as ${state}` })

/** Copies the mobile numbers, one a line. */
function CopyButton<Row extends Versioned>({ flow, people: { numberOf } }: PeopleProps<Row>) {
  const notices = useNotices()
  const copy = () =>
    flow.withChosen(async (rows) => {
      const numbers = [...new Set(rows.map(numberOf))]
      const text = `${numbers.length} ${numbers.length === 1 ? 'number has' : 'numbers have'} been copied.`
      try {
        await navigator.clipboard.writeText(numbers.join('\n'))
        notices.show({ tone: 'success', text })
      } catch {
        notices.show({ tone: 'error', text: 'This browser does not allow copying.' })
      }
    })
  return (
    <Button size="sm" variant="ghost" icon="copy" isInert={flow.isBusy} onPress={copy}>
      Copy numbers
    </Button>
  )
}
