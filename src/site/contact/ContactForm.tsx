import type { contact } from 'content:contact'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '#design-system/Button/Button.tsx'
import { EmailField } from '#design-system/EmailField/EmailField.tsx'
import { Form, type FormErrors } from '#design-system/Form/Form.tsx'
import { TextArea } from '#design-system/TextField/TextArea.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { errorsOf, messageOf, type Message } from './message.ts'
import { discardDraft, fillForm, saveDraft } from './messageDraft.ts'
import { ReadyToSend } from './ReadyToSend.tsx'

type ContactFormProps = Pick<typeof contact, 'whatsapp' | 'email'>

/** A form whose message opens in WhatsApp or the mail program; the site itself sends nothing. @spec 42, reading Q18 */
export function ContactForm({ whatsapp, email }: ContactFormProps) {
  const [errors, setErrors] = useState<FormErrors>({})
  const [ready, setReady] = useState<Message>()
  const { state } = useLocation()
  const container = useRef<HTMLDivElement>(null)
  /** The initial text of the message, from the link that led here. */
  const initialText = useRef('')

  useEffect(() => {
    const form = container.current?.querySelector('form')
    if (form) initialText.current = fillForm(form, state)
  }, [state])

  const wasReady = useRef(false)
  useEffect(() => {
    // Focus the message when the form is visible again.
    if (wasReady.current && ready === undefined) container.current?.querySelector('textarea')?.focus()
    wasReady.current = ready !== undefined
  }, [ready])

  function send(data: FormData) {
    const message = messageOf(data)
    const found = errorsOf(message)
    setErrors(found)
    if (Object.keys(found).length === 0) setReady(message)
  }

  function edit(field: string, data: FormData) {
    saveDraft(data, initialText.current)
    setErrors(({ [field]: _corrected, ...others }) => others)
  }

  return (
    <>
      {/* Stays mounted while hidden, to keep the input. */}
      <div ref={container} hidden={ready !== undefined}>
        <Form
          label="Write to the institute"
          variant="plain"
          errors={errors}
          onSubmit={send}
          onEdit={edit}
          actions={
            <div>
              <Button type="submit" variant="primary" size="lg" icon="send">
                Send message
              </Button>
            </div>
          }
        >
          <TextField label="Name" name="name" autoComplete="name" isRequired />
          <EmailField
            label="Email"
            name="email"
            autoComplete="email"
            placeholder="name@example.org"
            isRequired
          />
          <TextArea label="Message" name="message" rows={5} isRequired />
        </Form>
      </div>
      {ready && (
        <ReadyToSend
          message={ready}
          whatsapp={whatsapp}
          email={email}
          onOpen={() => discardDraft(initialText.current)}
          onChange={() => setReady(undefined)}
        />
      )}
    </>
  )
}
