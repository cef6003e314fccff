import type { ReactNode } from 'react'
import type { PageContents } from '#contract/site/pages.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { telephoneHref, whatsappHref } from '#site/numbers.ts'
import { SocialIcon } from '#site/SocialIcon.tsx'
import { ContentText } from '#site/ContentText.tsx'
import classes from './ContactDetails.module.css'

interface ContactDetailsProps {
  content: Pick<PageContents['contact'], 'phones' | 'whatsapp' | 'email' | 'officeAddress'>
}

/** Contact details as plain links, which need no script. @spec 39-41 */
export function ContactDetails({ content }: ContactDetailsProps) {
  const { phones, whatsapp, email, officeAddress } = content
  return (
    <div className={classes.ways}>
      <ContactCard icon={<Icon name="phone" />} title="Contact numbers">
        <ul>
          {phones.map((number, index) => (
            <li key={index}>
              <a className={classes.link} href={telephoneHref(number)}>
                {number}
              </a>
            </li>
          ))}
        </ul>
      </ContactCard>
      {whatsapp.length > 0 && (
        <ContactCard icon={<SocialIcon name="whatsapp" />} title="WhatsApp">
          <ul>
            {whatsapp.map(({ number, label }, index) => (
              <li key={index}>
                <a className={classes.link} href={whatsappHref(number)} target="_blank" rel="noopener">
                  {number}
                </a>{' '}
                {label !== undefined && (
                  <ContentText as="span" className={classes.label}>
                    {label}
                  </ContentText>
                )}
              </li>
            ))}
          </ul>
        </ContactCard>
      )}
      <ContactCard icon={<Icon name="mail" />} title="Mail">
        <a className={classes.link} href={`mailto:${email}`}>
          {email}
        </a>
      </ContactCard>
      <ContactCard icon={<Icon name="pin" />} title="Office address">
        <address className={classes.address}>
          {officeAddress.map((line, index) => (
            <ContentText key={index} as="span" className={classes.line}>
              {line}
            </ContentText>
          ))}
        </address>
      </ContactCard>
    </div>
  )
}

interface ContactCardProps {
  icon: ReactNode
  title: string
  children: ReactNode
}

function ContactCard({ icon, title, children }: ContactCardProps) {
  return (
    <section className={classes.way} aria-label={title}>
      <h2 className={classes.title}>
        <span className={classes.icon}>{icon}</span>
        {title}
      </h2>
      {children}
    </section>
  )
}
