/** The contact form's values by field name. */
export interface Message {
  name: string
  email: string
  message: string
}

const fields = ['name', 'email', 'message'] as const
export type FieldName = (typeof fields)[number]

export function messageOf(data: FormData): Message {
  const read = (field: FieldName) => {
    const value = data.get(field)
    return typeof value === 'string' ? value.trim() : ''
  }
  return { name: read('name'), email: read('email'), message: read('message') }
}

/** Returns an error for each invalid field. Without an address the institute answers by the way the message came. */
export function errorsOf({ name, email, message }: Message): Partial<Record<FieldName, string[]>> {
  return {
    ...(name === '' && { name: ['Name is required'] }),
    ...(email !== '' && !/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(email) && { email: ['Invalid email'] }),
    ...(message === '' && { message: ['Message is required'] }),
  }
}

/** Returns the message text with name and email below. */
export const textOf = ({ name, email, message }: Message) => `${message}\n\n${name}\n${email}`.trimEnd()

export function mailHref(address: string, message: Message): string {
  const subject = encodeURIComponent(`Message from ${message.name}`)
  // RFC 6068 requires CRLF line breaks.
  const body = encodeURIComponent(textOf(message).replaceAll(/\r?\n/g, '\r\n'))
  return `mailto:${address}?subject=${subject}&body=${body}`
}
