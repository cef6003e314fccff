export const sidePanelWords = {
  close: 'Close menu',
  /** Accessible name of the navigation. */
  navigation: 'Main',
}
