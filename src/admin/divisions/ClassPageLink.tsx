import { useRef } from 'react'
import { whatsAppMessage } from '#admin/shared/formats.ts'
import { QrCode, qrCodeOf } from '#admin/shared/QrCode.tsx'
import { saveFile } from '#admin/shared/list/saveFile.ts'
import { paths } from '#contract/paths.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { useCopy } from '#design-system/Field/useCopy.ts'
import { TextField } from '#design-system/TextField/TextField.tsx'
import classes from './ClassPageSection.module.css'

interface ClassPageLinkProps {
  token: string
  /** The division with its batch. */
  name: string
}

/** The address, to copy, to send by WhatsApp and to print. */
export function ClassPageLink({ token, name }: ClassPageLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  const { copy, message, isCopied } = useCopy(field)
  const address = `${location.origin}${paths.classPage(token)}`
  const text = `The classes of ${name}:\n${address}`

  async function saveCode() {
    const code = await qrCodeOf(address)
    saveFile(new Blob([code], { type: 'image/svg+xml' }), `Class page of ${name}.svg`)
  }

  return (
    <div className={classes.link}>
      <TextField
        className={classes.address}
        ref={field}
        label="Address"
        name="address"
        variant="code"
        value={address}
        onChange={() => {}}
        isReadOnly
        actions={
          <Button icon={isCopied ? 'check' : 'copy'} onPress={() => void copy(address)}>
            Copy
          </Button>
        }
      />
      <div className={classes.ways}>
        <output className={classes.said}>{message}</output>
        <ButtonLink icon="chat" href={whatsAppMessage(text)} target="_blank" rel="noreferrer">
          Send by WhatsApp
        </ButtonLink>
        <ButtonLink icon="external" href={address} target="_blank" rel="noreferrer">
          Open
        </ButtonLink>
        <p className={classes.hint}>
          Anyone who has this address can open the page, without signing in. It shows classes and times, no
          names. Every new class appears on it by itself.
        </p>
      </div>
      <figure className={classes.figure}>
        <QrCode className={classes.code} text={address} label={`QR code of the class page of ${name}`} />
        <Button size="sm" variant="ghost" icon="download" onPress={() => void saveCode()}>
          Save QR
        </Button>
      </figure>
    </div>
  )
}
