/** A number as it is dialled: `tel:+910000000001`. */
export const telephoneHref = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`

/** A conversation on WhatsApp with a text ready to send. */
export const whatsappHref = (number: string, text = '') =>
  `https://wa.me/${number.replace(/\D/g, '')}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`
