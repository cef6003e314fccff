import type { contact } from 'content:contact'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { langOf } from '#design-system/langOf.ts'
import { whatsappHref } from '#site/numbers.ts'
import { SocialIcon } from '#site/SocialIcon.tsx'
import { mailHref, textOf, type Message } from './message.ts'
import classes from './ReadyToSend.module.css'

interface ReadyToSendProps extends Pick<typeof contact, 'whatsapp' | 'email'> {
  message: Message
  /** Called when WhatsApp or the mail program was opened. */
  onOpen: () => void
  /** Called to return to the form. */
  onChange: () => void
}

/** A preview of the message, and links that open it in WhatsApp or the mail program. */
export function ReadyToSend({ message, whatsapp, email, onOpen, onChange }: ReadyToSendProps) {
  const [opened, setOpened] = useState<'WhatsApp' | 'Your mail program'>()
  const title = useRef<HTMLHeadingElement>(null)
  const text = textOf(message)

  function open(by: typeof opened) {
    setOpened(by)
    onOpen()
  }

  useEffect(() => title.current?.focus(), [])

  return (
    <section className={classes.ready} aria-label="Ready to send">
      <h2 ref={title} className={classes.title} tabIndex={-1}>
        Ready to send
      </h2>
      <p className={classes.text} {...langOf(message.message)}>
        {text}
      </p>
      <div className={classes.ways}>
        {whatsapp.map(({ number, label }, index) => (
          <ButtonLink
            key={index}
            variant="primary"
            size="lg"
            href={whatsappHref(number, text)}
            target="_blank"
            rel="noopener"
            onClick={() => open('WhatsApp')}
          >
            <span className={classes.way}>
              <SocialIcon name="whatsapp" />
              Open WhatsApp
              {/* No label needed with one number. */}
              {whatsapp.length > 1 && label !== undefined && `: ${label}`}
            </span>
          </ButtonLink>
        ))}
        <ButtonLink
          variant={whatsapp.length === 0 ? 'primary' : 'secondary'}
          size="lg"
          icon="mail"
          href={mailHref(email, message)}
          onClick={() => open('Your mail program')}
        >
          Open mail
        </ButtonLink>
        <Button size="lg" variant="ghost" icon="edit" onPress={onChange}>
          Change the message
        </Button>
      </div>
      {/* Mounted empty, so that screen readers announce its text. */}
      <output className={classes.status}>
        {opened && (
          <>
            <Icon name="info" />
            <span>
              {opened} opens with your message. Press send there. If nothing opens, write to {email}.
            </span>
          </>
        )}
      </output>
    </section>
  )
}
