/** Returns the `tel:` URL of a number: `tel:+910000000001`. */
export const telephoneHref = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`

/** Returns the URL of a WhatsApp chat with `text` prefilled. */
export const whatsappHref = (number: string, text = '') =>
  `https://wa.me/${number.replace(/\D/g, '')}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`
