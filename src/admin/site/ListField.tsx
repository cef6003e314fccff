import { useState, type ReactNode } from 'react'
import type { Field, ListField as List } from '#contract/site/field.ts'
import { newKey } from '#contract/site/keys.ts'
import { titleKeys, type Path } from '#contract/site/sections.ts'
import { textAt, withItems } from '#contract/site/values.ts'
import { OrderedList } from '#design-system/OrderedList/OrderedList.tsx'
import { listAt, moved } from './draft/contentValues.ts'
import { fieldId, isWithin, messageAt, useEditor } from './editor.ts'
import { freshItem, kindOfList, listParts } from './listKinds.tsx'
import classes from './ListField.module.css'

interface ListFieldProps {
  field: List
  path: Path
  /** Returns the fields of the item at a path. */
  renderItem: (path: Path) => ReactNode
}

/** The open item, and the part of the list in which it was opened: it stays there while it is edited. */
interface Opened {
  key: string
  part: number
}

/** An ordered list of the site's content: items are added, moved, removed and opened. */
export function ListField({ field, path, renderItem }: ListFieldProps) {
  const editor = useEditor()
  const list = listAt(editor.content, path)
  const keys = Object.keys(list)
  const [opened, setOpened] = useState<Opened>()
  const [shown, setShown] = useState<Path>()
  const kind = kindOfList(path)
  const message = messageAt(editor, path)
  const { parts = [{ title: undefined, has: () => true }], Above, noteOf } = kind ? listParts[kind] : {}
  const open = (key: string, item = list[key]) =>
    setOpened({ key, part: parts.findIndex((part) => part.has(item)) })

  if (shown !== editor.shown) {
    setShown(editor.shown)
    const key = editor.shown && isWithin(editor.shown, path) ? editor.shown[path.length] : undefined
    if (key !== undefined) open(key)
  }

  function add() {
    const [key, item] = [newKey(), freshItem(field, kind, list)]
    editor.begin([...path, key])
    editor.changeList(path, (all) => ({ ...all, [key]: item }))
    open(key, item)
  }

  function remove(key: string) {
    editor.changeList(path, ({ [key]: _gone, ...others }) => others)
    editor.offerUndo(
      `${titleOf(key)} has been removed.`,
      () => editor.changeList(path, (all) => withItems(all, { [key]: list[key] }, keys)),
      fieldId(path),
    )
  }

  function titleOf(key: string) {
    const texts =
      field.title === undefined
        ? [textAt(list[key], [])]
        : titleKeys(field).map((step) => textAt(list[key], [step]))
    const noun = `${field.noun.charAt(0).toUpperCase()}${field.noun.slice(1)}`
    return texts.find((text) => text !== '') ?? `${noun} ${keys.indexOf(key) + 1}`
  }

  const pictureIn = pictureKey(field.item)
  const rowOf = (key: string) => ({
    key,
    title: titleOf(key),
    note: noteOf?.(list[key]),
    picture: pictureIn === undefined ? undefined : editor.pictures[textAt(list[key], [pictureIn])]?.src,
    hasProblem: editor.problems.some((problem) => isWithin(problem.path, [...path, key])),
  })

  return (
    <div className={classes.list} id={fieldId(path)} tabIndex={-1}>
      <h3 className={classes.title}>
        {field.label} <small>{keys.length}</small>
      </h3>
      {field.hint !== undefined && <p className={classes.hint}>{field.hint}</p>}
      {message !== undefined && <p className={classes.message}>{message}</p>}
      {Above && <Above path={path} />}
      {parts.map((part, at) => {
        const inPart = keys.filter((key) => (opened?.key === key ? opened.part === at : part.has(list[key])))
        const keyAt = (index: number) => inPart[index] ?? ''
        if (inPart.length === 0 && at > 0) return null
        return (
          <div key={part.title ?? ''} className={classes.part}>
            {part.title !== undefined && <h4>{part.title}</h4>}
            <OrderedList
              label={part.title ?? field.label}
              items={inPart.map(rowOf)}
              openKey={opened?.key}
              onOpenChange={(key) => (key === undefined ? setOpened(undefined) : open(String(key)))}
              onMove={(from, to) =>
                editor.changeList(path, (all) => moved(all, keyAt(from), keys.indexOf(keyAt(to))))
              }
              renderItem={(index) => renderItem([...path, keyAt(index)])}
              addLabel={`Add ${/^[aeiou]/.test(field.noun) ? 'an' : 'a'} ${field.noun}`}
              emptyText={`No ${field.noun} yet`}
              {...(field.fixed === undefined && { onRemove: (index) => remove(keyAt(index)) })}
              {...(field.fixed === undefined && at === 0 && { onAdd: add })}
            />
          </div>
        )
      })}
    </div>
  )
}

const pictureKey = (item: Field) =>
  item.kind === 'group'
    ? Object.keys(item.fields).find((key) => item.fields[key]?.kind === 'picture')
    : undefined
