import { useState, type ReactNode } from 'react'
import type { Field, ListField as List } from '#contract/site/field.ts'
import type { Path } from '#contract/site/sections.ts'
import { OrderedList } from '#design-system/OrderedList/OrderedList.tsx'
import { listAt, moved, textAt } from './contentValues.ts'
import { fieldId, isWithin, messageAt, useEditor } from './editor.ts'
import { freshItem, kindOfList, listParts } from './listKinds.tsx'
import classes from './ListField.module.css'
import { useRemoved } from './useRemoved.ts'

interface ListFieldProps {
  field: List
  path: Path
  /** Returns the fields of the item at a path. */
  renderItem: (path: Path) => ReactNode
}

let lastKey = 0
const newKeys = (count: number) => Array.from({ length: count }, () => `item-${(lastKey += 1)}`)

/** An ordered list of the site's content: items are added, moved, removed and opened. */
export function ListField({ field, path, renderItem }: ListFieldProps) {
  const editor = useEditor()
  const removed = useRemoved()
  const items = listAt(editor.content, path)
  const [known, setKeys] = useState(() => newKeys(items.length))
  // What somebody else has added or removed is at the end of it.
  const keys = [...known, ...newKeys(items.length - known.length)].slice(0, items.length)
  const [openKey, setOpenKey] = useState<string>()
  const [shown, setShown] = useState<Path>()
  const kind = kindOfList(path)
  const message = messageAt(editor, path)
  const setList = (next: (list: readonly unknown[]) => unknown[]) => editor.changeList(path, next)

  if (keys.length !== known.length) setKeys(keys)
  if (shown !== editor.shown) {
    setShown(editor.shown)
    const step = editor.shown && isWithin(editor.shown, path) ? editor.shown[path.length] : undefined
    if (step !== undefined) setOpenKey(keys[Number(step)])
  }

  function add() {
    const [key = ''] = newKeys(1)
    setKeys([...keys, key])
    setList((list) => [...list, freshItem(field, kind, list)])
    setOpenKey(key)
  }

  function move(from: number, to: number) {
    setKeys(moved(keys, from, to))
    setList((list) => moved(list, from, to))
  }

  function remove(index: number) {
    const gone = items[index]
    setKeys(keys.toSpliced(index, 1))
    setList((list) => list.toSpliced(index, 1))
    removed(titleOf(index), () => {
      setKeys((now) => now.toSpliced(index, 0, keys[index] ?? ''))
      setList((list) => list.toSpliced(index, 0, gone))
    })
  }

  function titleOf(index: number) {
    const text = titlePath(field).reduce(
      (found, steps) => found || textAt(editor.content, [...path, index, ...steps]),
      '',
    )
    return text || `${field.noun.charAt(0).toUpperCase()}${field.noun.slice(1)} ${index + 1}`
  }

  const rows = items.map((item, index) => {
    const own = [...path, index]
    const picture = pictureKey(field.item)
    return {
      key: keys[index] ?? '',
      title: titleOf(index),
      note: kind && listParts[kind].noteOf?.(item),
      picture:
        picture === undefined ? undefined : editor.pictures[textAt(editor.content, [...own, picture])]?.src,
      hasProblem: editor.problems.some((problem) => isWithin(problem.path, own)),
    }
  })

  const { parts = [{ title: undefined, has: () => true }], Above } = kind ? listParts[kind] : {}

  return (
    <div className={classes.list} id={fieldId(path)} tabIndex={-1}>
      <h3 className={classes.title}>
        {field.label} <small>{items.length}</small>
      </h3>
      {field.hint !== undefined && <p className={classes.hint}>{field.hint}</p>}
      {message !== undefined && <p className={classes.message}>{message}</p>}
      {Above && <Above path={path} />}
      {parts.map((part, at) => {
        const inPart = items.flatMap((item, index) => (part.has(item) ? [index] : []))
        const whole = (index: number) => inPart[index] ?? 0
        if (inPart.length === 0 && at > 0) return null
        return (
          <div key={part.title ?? ''} className={classes.part}>
            {part.title !== undefined && <h4>{part.title}</h4>}
            <OrderedList
              label={part.title ?? field.label}
              items={inPart.flatMap((index) => rows[index] ?? [])}
              openKey={openKey}
              onOpenChange={(key) => setOpenKey(key === undefined ? undefined : String(key))}
              onMove={(from, to) => move(whole(from), whole(to))}
              renderItem={(index) => renderItem([...path, whole(index)])}
              addLabel={`Add ${/^[aeiou]/.test(field.noun) ? 'an' : 'a'} ${field.noun}`}
              emptyText={`No ${field.noun} yet`}
              {...(field.fixed === undefined && { onRemove: (index) => remove(whole(index)) })}
              {...(field.fixed === undefined && at === 0 && { onAdd: add })}
            />
          </div>
        )
      })}
    </div>
  )
}

/** The steps from an item to the texts that can name it, the best first. */
function titlePath({ title, item }: List): Path[] {
  const picture = item.kind === 'group' ? pictureField(item.fields) : undefined
  const alt = picture?.[1].alt
  return [title === undefined ? [] : [title], alt === undefined ? [] : [alt]]
}

const pictureKey = (item: Field) => (item.kind === 'group' ? pictureField(item.fields)?.[0] : undefined)

function pictureField(fields: Readonly<Record<string, Field>>) {
  for (const [key, field] of Object.entries(fields))
    if (field.kind === 'picture') return [key, field] as const
  return undefined
}
