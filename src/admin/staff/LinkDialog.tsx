import { institute } from 'content:institute'
import { useRef } from 'react'
import { dayAt, timeAt, whatsAppMessage } from '#admin/shared/formats.ts'
import type { WithLink } from '#api/endpoints/staff.ts'
import { paths } from '#contract/paths.ts'
import { levelNames } from '#contract/access/levels.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { useCopy } from '#design-system/Field/useCopy.ts'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import classes from './LinkDialog.module.css'
import { shownName } from './staffPage.ts'

interface LinkDialogProps {
  made: WithLink
  onClose: () => void
}

/** Behind the '#', servers, logs and referrers never see the token. */
const addressOf = (token: string) => `${location.origin}${paths.admin.link}#${token}`

/** Shows a one-time link, this once, to copy or to send by WhatsApp. */
export function LinkDialog({ made: { data: person, link }, onClose }: LinkDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const { copy, message, isCopied } = useCopy(field)
  const address = addressOf(link.token)
  const until = `${dayAt(link.expires_at)}, ${timeAt(link.expires_at)}`
  const text = [
    `With this link you choose your password for the console of the ${institute.name}. Your sign-in name is ${person.login}. The link works once, until ${until}.`,
    address,
  ].join('\n\n')

  return (
    <Dialog
      title={`Send this link to ${shownName(person)}`}
      size="sm"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Done</Button>
          <ButtonLink
            variant="primary"
            icon="chat"
            href={whatsAppMessage(text)}
            target="_blank"
            rel="noreferrer"
          >
            Send by WhatsApp
          </ButtonLink>
        </>
      }
    >
      <div className={classes.parts}>
        <p>
          {`${levelNames[person.level]}, sign-in name `}
          <b>{person.login}</b>
        </p>
        <TextField
          ref={field}
          label="One-time link"
          name="link"
          variant="code"
          value={address}
          onChange={() => {}}
          isReadOnly
          description="With it they choose their own password. It works once, and is shown only now."
          actions={
            <Button icon={isCopied ? 'check' : 'copy'} data-autofocus="" onPress={() => void copy(address)}>
              Copy
            </Button>
          }
        />
        <output className={classes.said}>{message}</output>
        <InlineAlert tone="warning">{`Valid for 24 hours, until ${until}. After that, make a new one.`}</InlineAlert>
      </div>
    </Dialog>
  )
}
