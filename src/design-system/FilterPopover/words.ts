export const filterPopoverWords = {
  filter: 'FILTER',
  /** After the number of active filters, for screen readers. */
  inEffect: 'in effect',
}
