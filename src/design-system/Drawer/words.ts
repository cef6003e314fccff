export const drawerWords = {
  close: 'Close menu',
}
