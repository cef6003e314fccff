import { country } from 'content:country'
import { getCountryCallingCode, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import examples from 'libphonenumber-js/mobile/examples'
import { foldSearch } from './foldText.ts'
import { phonePattern } from './text.ts'

/** The institute's, to which numbers without the code of a country belong. */
export { country }

/** A mobile number of the institute's country: '+918123456789'. */
export const examplePhone = getExampleNumber(country, examples)?.number ?? ''

/** Fewest digits with which a number without + can be one of another country. */
const DIGITS_WITH_COUNTRY = 11

/**
 * Reads a number in any script, with any separators. Without + and 00 it belongs to the institute's country, unless it can only
 * be one of another country that has lost its +.
 */
function read(typed: string) {
  const folded = foldSearch(typed).trim()
  const digits = folded.replace(/\D+/g, '')
  const hasCountry =
    folded.startsWith('+') || (digits.length >= DIGITS_WITH_COUNTRY && !digits.startsWith('0'))
  const own = parsePhoneNumberFromString(folded, country)
  if (own?.isValid()) return { digits, phone: own, isValid: true, normal: own.number }
  const abroad = hasCountry ? parsePhoneNumberFromString(`+${digits}`) : undefined
  if (abroad?.isValid()) return { digits, phone: abroad, isValid: true, normal: abroad.number }
  // What nobody can have keeps its digits.
  const normal = own && !hasCountry ? own.number : digits && `+${digits}`
  return { digits, phone: own, isValid: false, normal }
}

/** Returns a number in its one form for comparisons and links (E.164), however it was typed: '+919876543210'; '' for none. */
export const normalPhone = (typed: string): string => read(typed).normal

/**
 * Returns what a form can save for a number: the number as it was typed if the specification accepts that (@spec 325-328), else
 * its normal form. What is no number is returned as it is, and will be refused.
 */
export function savedPhone(typed: string): string {
  if (phonePattern.test(typed.trim())) return typed
  const { isValid, normal } = read(typed)
  return isValid ? normal : typed
}

/** Returns why a number is probably incomplete: '98765 has only 5 digits'. */
export function phoneDoubt(typed: string): string | undefined {
  const { digits, phone, isValid, normal } = read(typed)
  const usual = isValid ? normal : getExampleNumber(phone?.country ?? country, examples)?.number
  if (digits === '' || normal.length === usual?.length) return undefined
  return `${typed.trim()} has ${digits.length < DIGITS_WITH_COUNTRY ? 'only ' : ''}${digits.length} digits`
}

/** Returns the digits with which a number ends in each form in which it can be saved. */
export function searchedDigits(typed: string): string {
  const { digits, phone } = read(typed)
  const isOwn = phone?.countryCallingCode === getCountryCallingCode(country)
  return isOwn ? phone.nationalNumber : (phone?.number.slice(1) ?? digits)
}
