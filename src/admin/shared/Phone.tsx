import { IconLink } from '#design-system/Button/IconLink.tsx'
import { Marked } from '#design-system/DataTable/Marked.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import { phoneText } from './formats.ts'
import classes from './Phone.module.css'
import { usePhones } from './phones.ts'

/** A phone number as a link that calls it, and one that opens WhatsApp. */
export function Phone({ number }: { number: string }) {
  const text = phoneText(number)
  const dialled = usePhones()?.normalPhone(number) ?? number
  return (
    <span className={classes.phone}>
      <Link className={classes.number} href={`tel:${dialled}`}>
        <Marked>{text}</Marked>
      </Link>
      {/* Without its country, a number may lead to somebody else. */}
      {dialled.startsWith('+') && (
        <IconLink
          icon="chat"
          size="sm"
          label="WhatsApp"
          about={text}
          href={`https://wa.me/${dialled.slice(1)}`}
          target="_blank"
          rel="noopener"
        />
      )}
    </span>
  )
}
