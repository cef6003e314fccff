/** The state beside a switch. */
export const switchWords = {
  on: 'On',
  off: 'Off',
}
