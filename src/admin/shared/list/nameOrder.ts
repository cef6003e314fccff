let order: Intl.Collator | undefined

/** Compares two names for sorting: numbers as numbers, in English, Malayalam and Arabic. Reading Q74 */
export function compareNames(one: string, other: string): number {
  // Made when first used, as it takes a phone some time.
  order ??= new Intl.Collator(['en', 'ml', 'ar'], { numeric: true })
  return order.compare(one, other)
}
