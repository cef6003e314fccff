/** A phone number: an optional plus, then 2 to 15 digits, the first one 1 to 9. @spec 325-328, reading Q37 */
export const phonePattern = /^\+?[1-9]\d{1,14}$/
