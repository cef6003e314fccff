import type { Ref } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { Field } from '#design-system/Field/Field.tsx'
import fieldClasses from '#design-system/Field/Field.module.css'
import { useField } from '#design-system/Field/useField.ts'
import type { TextLanguage } from './whatsAppText.ts'
import classes from './WhatsAppDialog.module.css'

interface MessageFieldProps {
  ref: Ref<HTMLTextAreaElement>
  language: TextLanguage
  value: string
  onChange: (text: string) => void
}

/** A message of several lines, as it is sent. It is as high as its text. */
export function MessageField({ ref, language, value, onChange }: MessageFieldProps) {
  const field = { label: 'Text', name: 'text', description: 'You can change the words before you send them.' }
  const wiring = useField(field)
  return (
    <Field wiring={wiring} label={field.label} description={field.description}>
      <textarea
        {...wiring.control}
        ref={ref}
        className={classNames(fieldClasses.control, classes.text)}
        name={field.name}
        lang={language}
        rows={value.split('\n').length}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
