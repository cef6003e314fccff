/** The widest window of a phone, in px. */
export const PHONE = 768

/** The media query of phones; in em, so that it follows the user's letters. */
export const phoneQuery = `(width <= ${PHONE / 16}em)`
