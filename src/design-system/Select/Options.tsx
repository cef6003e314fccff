import { useSyncExternalStore } from 'react'
import { ListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components'
import { phoneQuery } from '#design-system/phoneQuery.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import type { Option } from './option.ts'
import classes from './Options.module.css'

interface OptionsProps {
  /** All options; long lists are virtualized. */
  options: readonly Option[]
  /** Checkboxes at the start instead of a tick at the end. */
  isMultiple?: boolean
  /** Shown if there are no options. */
  emptyText: string
  /** Shown and announced while options are to come; false while none are. */
  loadingText?: string | false | undefined
}

/** The list box in the Popup of a field. */
export function Options({ options, isMultiple, emptyText, loadingText }: OptionsProps) {
  const rowSize = useRowSize()
  const isLong = options.length > LONG_LIST
  const list = (
    <ListBox
      className={classes.list}
      data-long={isLong || undefined}
      items={options}
      renderEmptyState={() => !loadingText && <p className={classes.empty}>{emptyText}</p>}
      render={(element) => <div {...element} aria-busy={Boolean(loadingText) || undefined} />}
    >
      {isMultiple ? boxOption : tickOption}
    </ListBox>
  )
  return (
    <>
      {isLong ? (
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: rowSize, padding }}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
      {loadingText !== undefined && <output className={classes.loading}>{loadingText}</output>}
    </>
  )
}

/** Longer lists are virtualized. */
const LONG_LIST = 100
/** Padding of the list, in px. */
const padding = 4

const tickOption = (option: Option) => (
  <ListBoxItem className={classes.option} id={option.id} textValue={option.name}>
    {({ isSelected }) => (
      <>
        <OptionContent {...option} />
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
        <OptionContent {...option} />
      </>
    )}
  </ListBoxItem>
)

function OptionContent({ name, detail }: Option) {
  return (
    <span className={classes.texts}>
      <span className={classes.name}>
        <bdi>{name}</bdi>
      </span>
      {detail !== undefined && (
        <span className={classes.detail}>
          <bdi>{detail}</bdi>
        </span>
      )}
    </span>
  )
}

/** Estimated height of a one-line row, in px; the virtualizer uses it before measuring. */
function useRowSize() {
  const isPhone = useSyncExternalStore(
    (notify) => {
      const query = window.matchMedia(phoneQuery)
      query.addEventListener('change', notify)
      return () => query.removeEventListener('change', notify)
    },
    () => window.matchMedia(phoneQuery).matches,
    () => false,
  )
  return isPhone ? 44 : 38
}
