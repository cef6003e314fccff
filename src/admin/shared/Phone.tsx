import { IconLink } from '#design-system/Button/IconLink.tsx'
import { Marked } from '#design-system/DataTable/Marked.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import { phoneText, whatsAppAddress } from './formats.ts'
import classes from './Phone.module.css'

/** A phone number as a link that calls it, and one that opens WhatsApp. */
export function Phone({ number }: { number: string }) {
  const text = phoneText(number)
  return (
    <span className={classes.phone}>
      <Link className={classes.number} href={`tel:${number}`}>
        <Marked>{text}</Marked>
      </Link>
      <IconLink
        icon="chat"
        size="sm"
        label="WhatsApp"
        about={text}
        href={whatsAppAddress(number)}
        target="_blank"
        rel="noopener"
      />
    </span>
  )
}
