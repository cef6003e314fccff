/** What a visitor writes, by the names of the fields. */
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

/** One text for each field that cannot be sent as it is. */
export function errorsOf({ name, email, message }: Message): Partial<Record<FieldName, string[]>> {
  return {
    ...(name === '' && { name: ['Name is required'] }),
    ...(email === ''
      ? { email: ['Email is required'] }
      : !/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(email) && { email: ['Invalid email'] }),
    ...(message === '' && { message: ['Message is required'] }),
  }
}

/** The message as it goes out, signed. */
export const textOf = ({ name, email, message }: Message) => `${message}\n\n${name}\n${email}`

export function mailHref(address: string, message: Message): string {
  const subject = encodeURIComponent(`Message from ${message.name}`)
  // Mail has its lines end so.
  const body = encodeURIComponent(textOf(message).replaceAll(/\r?\n/g, '\r\n'))
  return `mailto:${address}?subject=${subject}&body=${body}`
}
