export const bottomBarWords = {
  menu: 'Menu',
}
