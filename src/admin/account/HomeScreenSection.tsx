import { Button } from '#design-system/Button/Button.tsx'
import { Form } from '#design-system/Form/Form.tsx'
import { FormGroup } from '#design-system/Form/FormGroup.tsx'
import { useInstall } from '#design-system/useInstall.ts'
import classes from './AccountPage.module.css'

/** Puts the console on the home screen, or says how; nothing where it is there, or cannot be. */
export function HomeScreenSection() {
  const install = useInstall()
  if (install === undefined) return null
  const isManual = install === 'manual'
  return (
    <Form label="Home screen" onSubmit={() => !isManual && install()}>
      <FormGroup title="Home screen" description="The console then opens as an app of its own.">
        <div className={classes.row}>
          {isManual ? (
            <p>In the menu of Safari: Share, then Add to Home Screen.</p>
          ) : (
            <Button type="submit" icon="add">
              Add to home screen
            </Button>
          )}
        </div>
      </FormGroup>
    </Form>
  )
}
