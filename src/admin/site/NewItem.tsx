import { momentText } from '#admin/shared/formats.ts'
import { useGetSiteDraftQuery } from '#api/endpoints/site.ts'
import type { Change, Draft } from '#contract/site/editing.ts'
import type { Field } from '#contract/site/field.ts'
import { fieldAt } from '#contract/site/sections.ts'
import { valueAt } from '#contract/site/values.ts'
import { langOf } from '#design-system/langOf.ts'
import classes from './PublishPage.module.css'
import { counted } from './siteTexts.ts'

/** Whether a change adds an item of several fields. */
export const isNewItem = ({ kind, section, path }: Change): boolean =>
  kind === 'added' && fieldAt(section, path)?.kind === 'group'

/** The fields of a new item, as its form has them. The draft is read when it is shown. */
export function NewItem({ change: { section, path } }: { change: Change }) {
  const { currentData: draft } = useGetSiteDraftQuery(section, { refetchOnMountOrArgChange: true })
  const item = fieldAt(section, path)
  if (!draft || item?.kind !== 'group') return null
  return (
    <dl className={classes.fields}>
      {Object.entries(item.fields).map(([key, field]) => {
        const value = valueAt(draft.content, [...path, key])
        return value === undefined || value === '' ? null : (
          <div key={key}>
            <dt>{field.label}</dt>
            <Value field={field} value={value} pictures={draft.pictures} />
          </div>
        )
      })}
    </dl>
  )
}

interface ValueProps extends Pick<Draft, 'pictures'> {
  field: Field
  value: unknown
}

function Value({ field, value, pictures }: ValueProps) {
  const picture = field.kind === 'picture' && typeof value === 'string' ? pictures[value] : undefined
  if (picture)
    return (
      <dd>
        <img {...picture} alt={field.label} loading="lazy" sizes="20rem" />
      </dd>
    )
  const text = textOf(field, value)
  return <dd {...langOf(text)}>{text}</dd>
}

function textOf(field: Field, value: unknown): string {
  if (field.kind === 'check') return value === true ? 'Yes' : 'No'
  if (field.kind === 'list') return counted(Object.keys(Object(value)).length, field.noun)
  if (field.kind === 'lines') return Array.isArray(value) ? value.join('\n') : ''
  const text = typeof value === 'string' ? value : ''
  if (field.kind === 'choice') return field.options[text] ?? text
  return field.kind === 'moment' ? momentText(text) : text
}
