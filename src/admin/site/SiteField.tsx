import { ChoiceField } from '#admin/shared/byPointer/ChoiceField.tsx'
import { MomentField } from '#admin/shared/byPointer/MomentField.tsx'
import type { ChoiceField as Choice, Field, Fields, LinesField, PlainField } from '#contract/site/field.ts'
import type { Path } from '#contract/site/sections.ts'
import { textAt, valueAt } from '#contract/site/values.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx'
import { langOf } from '#design-system/langOf.ts'
import { TextArea } from '#design-system/TextField/TextArea.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { emptyValue, nameOf } from './draft/contentValues.ts'
import { fieldId, messageAt, useEditor } from './editor.ts'
import { ListField } from './ListField.tsx'
import { PictureValue } from './PictureValue.tsx'
import classes from './SiteField.module.css'

interface SiteFieldProps<F extends Field = Field> {
  field: F
  path: Path
}

/** The fields of a group, but for those that describe a picture, which stand beside it. */
export function GroupFields({ fields, path }: { fields: Fields; path: Path }) {
  const described = new Set(Object.values(fields).map((field) => (field.kind === 'picture' ? field.alt : '')))
  return Object.entries(fields)
    .filter(([key]) => !described.has(key))
    .map(([key, field]) =>
      field.kind === 'picture' ? (
        <PictureValue key={key} field={field} path={[...path, key]}>
          {field.alt !== undefined && fields[field.alt] && (
            <SiteField field={fields[field.alt] ?? field} path={[...path, field.alt]} />
          )}
        </PictureValue>
      ) : (
        <SiteField key={key} field={field} path={[...path, key]} />
      ),
    )
}

/** A field of the site's content, by its kind. */
function SiteField({ field, path }: SiteFieldProps) {
  switch (field.kind) {
    case 'group':
      return <InnerGroup field={field} path={path} />
    case 'list':
      return (
        <ListField
          field={field}
          path={path}
          renderItem={(own) => (
            <div className={classes.item}>
              {field.item.kind === 'group' ? (
                <GroupFields fields={field.item.fields} path={own} />
              ) : (
                <SiteField field={field.item} path={own} />
              )}
            </div>
          )}
        />
      )
    case 'picture':
      return <PictureValue field={field} path={path} />
    case 'lines':
      return <LinesValue field={field} path={path} />
    case 'choice':
      return <ChoiceValue field={field} path={path} />
    default:
      return <PlainValue field={field} path={path} />
  }
}

/** Returns what all fields have. */
function useWiring({ field, path }: SiteFieldProps) {
  const editor = useEditor()
  const { label, hint, isOptional = false } = field
  return {
    editor,
    wiring: {
      id: fieldId(path),
      name: nameOf(path),
      label,
      description: hint,
      isOptional,
      errorMessage: messageAt(editor, path),
    },
  }
}

function PlainValue({ field, path }: SiteFieldProps<PlainField>) {
  const { editor, wiring } = useWiring({ field, path })
  const text = textAt(editor.content, path)
  const change = (next: string) => editor.change(path, next === '' && field.isOptional ? undefined : next)
  const written = {
    ...wiring,
    description: <Hint field={field} length={text.length} />,
    lang: langOf(text).lang,
    value: text,
    onChange: change,
  }
  switch (field.kind) {
    case 'text':
      return <TextArea {...written} rows={2} />
    case 'check': {
      const { isOptional: _, ...box } = wiring
      return (
        <Checkbox
          {...box}
          value={valueAt(editor.content, path) === true}
          onChange={(isOn) => editor.change(path, isOn || !field.isOptional ? isOn : undefined)}
        />
      )
    }
    case 'moment':
      return (
        <MomentField
          {...wiring}
          value={text === '' ? '' : `${text.replace('T', ' ')}:00`}
          onChange={(time) => change(time.slice(0, 16).replace(' ', 'T'))}
        />
      )
    default:
      return <TextField {...written} type={types[field.kind]} />
  }
}

function LinesValue({ field, path }: SiteFieldProps<LinesField>) {
  const { editor, wiring } = useWiring({ field, path })
  const value = valueAt(editor.content, path)
  const text = Array.isArray(value) ? value.join('\n') : ''
  return (
    <TextArea
      {...wiring}
      rows={4}
      lang={langOf(text).lang}
      value={text}
      onChange={(next) => editor.change(path, next === '' ? [] : next.split('\n'))}
    />
  )
}

const types = { line: 'text', phone: 'tel', email: 'email', link: 'url' } as const

function Hint({ field: { hint, advised }, length }: { field: PlainField; length: number }) {
  const isLong = advised !== undefined && length > advised
  return (
    <>
      {hint}
      {isLong && (
        <span
          className={classes.long}
        >{`${length} letters. The page looks best with ${advised} at most.`}</span>
      )}
    </>
  )
}

function ChoiceValue({ field, path }: SiteFieldProps<Choice>) {
  const { editor, wiring } = useWiring({ field, path })
  return (
    <ChoiceField
      {...wiring}
      options={Object.entries(field.options).map(([id, name]) => ({ id, name }))}
      value={textAt(editor.content, path)}
      onChange={(id) => editor.change(path, id)}
    />
  )
}

function InnerGroup({ field, path }: SiteFieldProps<Extract<Field, { kind: 'group' }>>) {
  const editor = useEditor()
  const value = valueAt(editor.content, path)
  const isThere = value !== undefined
  const about = field.label.toLowerCase()

  function addOrRemove() {
    editor.change(path, isThere ? undefined : emptyValue({ ...field, isOptional: false }))
    if (isThere)
      editor.offerUndo(`${field.label} has been removed.`, () => editor.change(path, value), fieldId(path))
  }

  return (
    <fieldset className={classes.inner} id={fieldId(path)} tabIndex={-1}>
      <legend className={classes.legend}>{field.label}</legend>
      {isThere || !field.isOptional ? <GroupFields fields={field.fields} path={path} /> : null}
      {field.isOptional && (
        <Button size="sm" icon={isThere ? 'delete' : 'add'} onPress={addOrRemove}>
          {`${isThere ? 'Remove' : 'Add'} ${about}`}
        </Button>
      )}
    </fieldset>
  )
}
