export const plinthBarWords = {
  menu: 'Menu',
}
