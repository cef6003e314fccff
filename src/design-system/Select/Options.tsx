import { useSyncExternalStore } from 'react'
import { ListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components'
import { Icon } from '#design-system/Icon/Icon.tsx'
import type { Option } from './option.ts'
import classes from './Options.module.css'

interface OptionsProps {
  /** All of them; of a long list only the rows in sight are drawn. */
  options: readonly Option[]
  /** Boxes at the start instead of a tick at the end. */
  isMultiple?: boolean
  /** Shown instead of an empty list. */
  emptyText: string
}

/** The list inside the Popup of a field. */
export function Options({ options, isMultiple, emptyText }: OptionsProps) {
  const rowSize = useRowSize()
  const isLong = options.length > longList
  const list = (
    <ListBox
      className={classes.list}
      data-long={isLong || undefined}
      items={options}
      renderEmptyState={() => <p className={classes.empty}>{emptyText}</p>}
    >
      {isMultiple ? boxOption : tickOption}
    </ListBox>
  )
  if (!isLong) return list
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: rowSize, padding }}>
      {list}
    </Virtualizer>
  )
}

const longList = 100
/** Around the rows, in px. */
const padding = 4

const tickOption = (option: Option) => (
  <ListBoxItem className={classes.option} id={option.id} textValue={option.name}>
    {({ isSelected }) => (
      <>
        <Face {...option} />
        <span className={classes.tick}>{isSelected && <Icon name="check" />}</span>
      </>
    )}
  </ListBoxItem>
)

const boxOption = (option: Option) => (
  <ListBoxItem className={classes.option} id={option.id} textValue={option.name}>
    {({ isSelected }) => (
      <>
        <span className={classes.box}>{isSelected && <Icon className={classes.boxTick} name="check" />}</span>
        <Face {...option} />
      </>
    )}
  </ListBoxItem>
)

function Face({ name, detail }: Option) {
  return (
    <>
      <span className={classes.name}>
        <bdi>{name}</bdi>
      </span>
      {detail !== undefined && (
        <span className={classes.detail}>
          <bdi>{detail}</bdi>
        </span>
      )}
    </>
  )
}

/** Height of a row of one line, in px: what the virtualizer reckons with before it has measured. */
function useRowSize() {
  const isPhone = useSyncExternalStore(
    (notify) => {
      const query = window.matchMedia(phone)
      query.addEventListener('change', notify)
      return () => query.removeEventListener('change', notify)
    },
    () => window.matchMedia(phone).matches,
    () => false,
  )
  return isPhone ? 44 : 38
}

const phone = '(max-width: 768px)'
