import { useState, type ReactNode } from 'react'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import { hasSelected, pageState, type Key, type Selection, type SelectionState } from './selection.ts'
import classes from './SelectionBar.module.css'
import { selectedText } from './TableStatus.tsx'
import { dataTableWords } from './words.ts'

export interface SelectionBarProps {
  /** Which rows are selected. */
  selection: SelectionState
  /** The keys of the rows on the page. */
  pageKeys: readonly Key[]
  /** `none` is a bar inside another one. @default 'floating' */
  placement?: Selection['bar']
  /** Buttons for what is selected. */
  children?: ReactNode
}

/** How much is selected, and what can be done with it. Not there while nothing is selected. */
export function SelectionBar({ selection, pageKeys, placement = 'floating', children }: SelectionBarProps) {
  const { selectedKeys, onSelectionChange, total } = selection
  const words = useWords('dataTable', dataTableWords)
  const text = selectedText(words, selection)
  const [keysBefore, setKeysBefore] = useState<ReadonlySet<Key>>()
  if (!hasSelected(selection)) return null

  const offersAll =
    selectedKeys !== 'all' &&
    total !== undefined &&
    total > selectedKeys.size &&
    pageState(selectedKeys, pageKeys) === 'all'

  function selectAll(keys: ReadonlySet<Key>) {
    setKeysBefore(keys)
    onSelectionChange('all')
  }

  return (
    <section className={classes.bar} data-placement={placement} aria-label={text}>
      <IconButton
        icon="close"
        label={words.clearSelection}
        size="sm"
        onPress={() => onSelectionChange(new Set())}
      />
      <span className={classes.count}>{text}</span>
      {offersAll && (
        <button type="button" className={classes.more} onClick={() => selectAll(selectedKeys)}>
          {words.selectAll(total)}
        </button>
      )}
      {selectedKeys === 'all' && keysBefore && (
        <button type="button" className={classes.more} onClick={() => onSelectionChange(keysBefore)}>
          {words.onlyThese(keysBefore.size)}
        </button>
      )}
      {children !== undefined && <div className={classes.actions}>{children}</div>}
    </section>
  )
}
