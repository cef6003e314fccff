import { Button } from '#design-system/Button/Button.tsx'
import { FormGroup } from '#design-system/Form/FormGroup.tsx'
import { useInstall } from '#design-system/useInstall.ts'
import classes from './AccountPage.module.css'

/** Puts the console on the home screen, or says how; nothing where it is there, or cannot be. */
export function HomeScreenSection() {
  const install = useInstall()
  if (install === undefined) return null
  return (
    <FormGroup title="Home screen" description="The console then opens as an app of its own.">
      <div className={classes.row}>
        {install === 'manual' ? (
          <p>In the menu of Safari: Share, then Add to Home Screen.</p>
        ) : (
          <Button icon="add" onPress={install}>
            Add to home screen
          </Button>
        )}
      </div>
    </FormGroup>
  )
}
