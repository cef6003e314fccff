import type { PageContents } from '#contract/site/pages.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { SocialIcon } from '#site/SocialIcon.tsx'
import classes from './WaysToSend.module.css'

/** Name of the buttons. */
export const WAY = 'way'

/** Value of the button that opens the mail program; the others' value is a WhatsApp number. */
export const MAIL = 'mail'

interface WaysToSendProps extends Pick<PageContents['contact'], 'whatsapp' | 'email'> {
  /** The last way that was opened. */
  opened: string | undefined
}

/** Buttons that submit the message, one for each way, and below them what is left to do. */
export function WaysToSend({ whatsapp, email, opened }: WaysToSendProps) {
  return (
    <>
      <div className={classes.ways}>
        {whatsapp.map(({ number, label }, index) => (
          <Button key={index} type="submit" variant="primary" size="lg" name={WAY} value={number}>
            <span className={classes.way}>
              <SocialIcon name="whatsapp" />
              {whatsapp.length > 1 && label !== undefined ? `WhatsApp: ${label}` : 'Continue in WhatsApp'}
            </span>
          </Button>
        ))}
        <Button
          type="submit"
          variant={whatsapp.length === 0 ? 'primary' : 'secondary'}
          size="lg"
          icon="mail"
          name={WAY}
          value={MAIL}
        >
          Write an e-mail
        </Button>
      </div>
      {/* Mounted empty, so that screen readers announce its text. */}
      <output className={classes.status}>
        {opened !== undefined && (
          <>
            <Icon name="info" />
            <span>
              {opened === MAIL ? 'Your mail program' : 'WhatsApp'} opens with your message. Press send there.
              If nothing opens, write to <a href={`mailto:${email}`}>{email}</a>.
            </span>
          </>
        )}
      </output>
    </>
  )
}
