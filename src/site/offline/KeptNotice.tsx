import { Button } from '#design-system/Button/Button.tsx'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './KeptNotice.module.css'
import { useKeptAt } from './keptAt.ts'

const dateOf = (at: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

/** Says quietly that the page is one that the device kept, from when, and what does not work without a connection. */
export function KeptNotice() {
  const at = useKeptAt()
  return (
    <div aria-live="polite" className={classes.place}>
      {at !== undefined && (
        <div className={classes.notice}>
          <Icon name="info" />
          <p>
            This page is from {dateOf(at)}: there is no connection, or a slow one. Videos and the map need
            one.
          </p>
          <Button size="sm" icon="retry" onPress={() => location.reload()}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
