/** What is typed: ids, wall-clock times and texts; '' where there is nothing. */
export interface TypedClass {
  title: string
  link: string
  batchId: string
  divisionIds: readonly string[]
  start: string
  expiry: string
}
