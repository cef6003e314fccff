/** The marker for a password that the server knows only by its hash: 12 bullets, U+2022 (reading Q49). */
export const PASSWORD_MARKER = '\u2022'.repeat(12)
