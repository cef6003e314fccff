import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageContents } from '#contract/site/pages.ts'
import { Form, type FormErrors } from '#design-system/Form/Form.tsx'
import { TextArea } from '#design-system/TextField/TextArea.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { whatsappHref } from '#site/numbers.ts'
import { errorsOf, mailHref, messageOf, textOf } from './message.ts'
import { discardDraft, fillForm, saveDraft } from './messageDraft.ts'
import { MAIL, WAY, WaysToSend } from './WaysToSend.tsx'

type ContactFormProps = Pick<PageContents['contact'], 'whatsapp' | 'email'>

/** A form whose message opens in WhatsApp or the mail program; the site itself sends nothing. @spec 42, reading Q18 */
export function ContactForm({ whatsapp, email }: ContactFormProps) {
  const [errors, setErrors] = useState<FormErrors>({})
  const [opened, setOpened] = useState<string>()
  const { state } = useLocation()
  const container = useRef<HTMLDivElement>(null)
  /** The initial text of the message, from the link that led here. */
  const initialText = useRef('')

  useEffect(() => {
    const form = container.current?.querySelector('form')
    if (form) initialText.current = fillForm(form, state)
  }, [state])

  function send(data: FormData) {
    const message = messageOf(data)
    const found = errorsOf(message)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const pressed = data.get(WAY)
    const way = typeof pressed === 'string' ? pressed : MAIL
    if (way === MAIL) window.open(mailHref(email, message), '_self')
    else window.open(whatsappHref(way, textOf(message)), '_blank', 'noopener')
    setOpened(way)
    discardDraft(initialText.current)
  }

  function edit(field: string, data: FormData) {
    saveDraft(data, initialText.current)
    setOpened(undefined)
    setErrors(({ [field]: _corrected, ...others }) => others)
  }

  return (
    <div ref={container}>
      <Form
        label="Write to the institute"
        variant="plain"
        errors={errors}
        onSubmit={send}
        onEdit={edit}
        actions={<WaysToSend whatsapp={whatsapp} email={email} opened={opened} />}
      >
        <TextField label="Name" name="name" autoComplete="name" isRequired />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="name@example.org"
          isOptional
        />
        <TextArea label="Message" name="message" rows={5} isRequired />
      </Form>
    </div>
  )
}
