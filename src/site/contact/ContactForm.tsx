import type { contact } from 'content:contact'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '#design-system/Button/Button.tsx'
import { EmailField } from '#design-system/EmailField/EmailField.tsx'
import { Form, type FormErrors } from '#design-system/Form/Form.tsx'
import { TextArea } from '#design-system/TextField/TextArea.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { errorsOf, messageOf, type Message } from './message.ts'
import { fillForm, forgetDraft, keepDraft } from './messageDraft.ts'
import { ReadyToSend } from './ReadyToSend.tsx'

type ContactFormProps = Pick<typeof contact, 'whatsapp' | 'email'>

/** Writes a message and hands it to WhatsApp or mail: nothing is sent from here. @spec 42, reading Q18 */
export function ContactForm({ whatsapp, email }: ContactFormProps) {
  const [errors, setErrors] = useState<FormErrors>({})
  const [ready, setReady] = useState<Message>()
  const { state } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  /** The words that the message was begun with. */
  const begun = useRef('')

  useEffect(() => {
    const form = place.current?.querySelector('form')
    if (form) begun.current = fillForm(form, state)
  }, [state])

  const wasReady = useRef(false)
  useEffect(() => {
    // Back to the words, now that they can be seen again.
    if (wasReady.current && ready === undefined) place.current?.querySelector('textarea')?.focus()
    wasReady.current = ready !== undefined
  }, [ready])

  function send(data: FormData) {
    const message = messageOf(data)
    const found = errorsOf(message)
    setErrors(found)
    if (Object.keys(found).length === 0) setReady(message)
  }

  function edit(field: string, data: FormData) {
    keepDraft(data, begun.current)
    setErrors(({ [field]: _mended, ...others }) => others)
  }

  return (
    <>
      {/* It stays, with all that was typed, behind what is ready. */}
      <div ref={place} hidden={ready !== undefined}>
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
          onOpen={() => forgetDraft(begun.current)}
          onChange={() => setReady(undefined)}
        />
      )}
    </>
  )
}
