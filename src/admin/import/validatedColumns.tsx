import type { ImportKind } from '#contract/import/importFields.ts'
import { Badge } from '#design-system/Badge/Badge.tsx'
import type { Column } from '#design-system/DataTable/column.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { langOf } from '#design-system/langOf.ts'
import { TextField } from '#design-system/TextField/TextField.tsx'
import classes from './validatedColumns.module.css'
import { labelOf, outcomeLooks } from './importTexts.ts'
import { messagesOfRow, type CheckedRow, type ShownField, type shownFields } from './validatedRows.ts'
import type { Draft } from './draft.ts'

interface ColumnOptions {
  kind: ImportKind
  columns: Draft['columns']
  shown: ReturnType<typeof shownFields>
  /** Corrects a cell. */
  onCorrect: (index: number, column: number, text: string) => void
  /** Validates the rows again. */
  onEnter: () => void
}

/** The columns of the check: row number, outcome, name, and the other fields. */
export function validatedColumns({
  kind,
  columns,
  shown,
  onCorrect,
  onEnter,
}: ColumnOptions): Column<CheckedRow>[] {
  const cell = (place: ShownField) => (row: CheckedRow) => (
    <ValidatedCell
      {...place}
      label={labelOf(kind, place.field)}
      row={row}
      onCorrect={onCorrect}
      onEnter={onEnter}
    />
  )
  return [
    { id: 'row', header: 'Row', variant: 'number', cell: ({ validated }) => validated.row },
    {
      id: 'outcome',
      header: 'Result',
      width: 'sm',
      cell: ({ validated: { outcome } }) => (
        <Badge tone={outcomeLooks[outcome].tone}>{outcomeLooks[outcome].name}</Badge>
      ),
    },
    {
      id: 'name',
      header: labelOf(kind, shown.name.field),
      isRowHeader: true,
      width: 'lg',
      cell: (row) => (
        <>
          {cell(shown.name)(row)}
          {messagesOfRow(row, columns).map((message) => (
            <Problem key={message} text={message} />
          ))}
        </>
      ),
    },
    ...shown.others.map((place): Column<CheckedRow> => ({
      id: place.field,
      header: labelOf(kind, place.field),
      width: 'lg',
      cell: cell(place),
    })),
  ]
}

interface ValidatedCellProps extends ShownField, Pick<ColumnOptions, 'onCorrect' | 'onEnter'> {
  label: string
  row: CheckedRow
}

/** The value of a cell: to correct if it is refused, with the value before if it changes one. */
function ValidatedCell({ field, column, label, row, onCorrect, onEnter }: ValidatedCellProps) {
  const { index, cells, validated } = row
  const text = cells[column] ?? validated.name
  const errors = column < 0 ? undefined : validated.errors?.[field]
  const warnings = validated.warnings?.[field]
  const change = validated.changes?.[field]
  const [before = '', after = ''] = change ?? []
  if (errors)
    return (
      <form
        className={classes.correct}
        onSubmit={(event) => {
          event.preventDefault()
          onEnter()
        }}
      >
        <TextField
          label={`${label}, row ${validated.row}`}
          isLabelHidden
          name={`${field}-${validated.row}`}
          value={text}
          errorMessage={errors.join(' ')}
          onChange={(next) => onCorrect(index, column, next)}
        />
        <Warnings texts={warnings} />
      </form>
    )
  return (
    <>
      {change ? (
        <span className={classes.change}>
          <s {...langOf(before)}>{before || 'Nothing'}</s>
          <ins {...langOf(after)}>{after || 'Nothing'}</ins>
        </span>
      ) : (
        <span {...langOf(text)}>{text}</span>
      )}
      <Warnings texts={warnings} />
    </>
  )
}

/** What is worth a look in a cell. */
function Warnings({ texts = [] }: { texts?: readonly string[] }) {
  return texts.map((text) => (
    <span key={text} className={classes.warning}>
      <Icon name="alert" />
      {text}
    </span>
  ))
}

/** Why a row is refused, apart from its cells. */
function Problem({ text }: { text: string }) {
  return (
    <span className={classes.problem}>
      <Icon name="alert" />
      {text}
    </span>
  )
}
