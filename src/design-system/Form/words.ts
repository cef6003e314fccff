export const formWords = {
  /** Heading of the summary. */
  invalidFields: (count: number) =>
    count === 1 ? '1 field needs attention' : `${count} fields need attention`,
}
