import { contact } from 'content:contact'
import { PageHead } from '#site/PageHead.tsx'
import { PageMeta } from '#site/PageMeta.tsx'
import { ContactForm } from './ContactForm.tsx'
import classes from './ContactPage.module.css'
import { Ways } from './Ways.tsx'

interface ContactPageProps {
  /** @default the content file's */
  content?: typeof contact
}

/** A message to the institute, and all the other ways to it. @spec 37-42, reading Q18 */
export function ContactPage({ content = contact }: ContactPageProps) {
  const { kicker, heading, lead, description } = content
  return (
    <>
      <PageMeta title={heading} description={description} />
      <PageHead kicker={kicker} heading={heading} lead={lead} />
      <div className={classes.page}>
        {/* Without script it could send nothing; the ways beside it are plain links. */}
        <div className={classes.card}>
          <ContactForm whatsapp={content.whatsapp} email={content.email} />
        </div>
        <Ways content={content} />
      </div>
    </>
  )
}
