import type { PageContents } from '#contract/site/pages.ts'
import { PageHead } from '#site/PageHead.tsx'
import { PageMeta } from '#site/PageMeta.tsx'
import { ContactForm } from './ContactForm.tsx'
import classes from './ContactPage.module.css'
import { ContactDetails } from './ContactDetails.tsx'

interface ContactPageProps {
  content: PageContents['contact']
}

/** A contact form, and the institute's contact details. @spec 37-42, reading Q18 */
export function ContactPage({ content }: ContactPageProps) {
  const { kicker, heading, lead, description } = content
  return (
    <>
      <PageMeta title={heading} description={description} />
      <PageHead kicker={kicker} heading={heading} lead={lead} />
      <div className={classes.page}>
        {/* Hidden without scripts, as it could not send; the contact details are plain links. */}
        <div className={classes.card}>
          <ContactForm whatsapp={content.whatsapp} email={content.email} />
        </div>
        <ContactDetails content={content} />
      </div>
    </>
  )
}
