import { useEffect, useRef } from 'react'

interface HiddenValueProps {
  name: string
  /** Several values are sent as repeated `name[]`. */
  value: string | readonly string[]
  isDisabled?: boolean
}

/** Carries into the form's data what no native control holds, and tells the form of a change as a control does. */
export function HiddenValue({ name, value, isDisabled }: HiddenValueProps) {
  const speaker = useRef<HTMLInputElement>(null)
  const isList = typeof value !== 'string'
  const text = isList ? JSON.stringify(value) : value
  const said = useRef(text)

  useEffect(() => {
    if (said.current === text) return
    said.current = text
    speaker.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [text])

  if (!isList) return <input ref={speaker} type="hidden" name={name} value={value} disabled={isDisabled} />

  return (
    <>
      {/* Not sent, but there when the list is empty too. */}
      <input ref={speaker} type="hidden" name={name} disabled />
      {value.map((each) => (
        <input key={each} type="hidden" name={`${name}[]`} value={each} disabled={isDisabled} />
      ))}
    </>
  )
}
