/** Storybook computes with its colours, so they are the values of the roles in tokens.css; a test compares them. */
export const roles = {
  light: {
    canvas: '#fbf7ef',
    surface: '#ffffff',
    'surface-sunken': '#f5eee1',
    text: '#1f1711',
    'text-muted': '#5f5045',
    border: '#e6dccb',
    'border-control': '#8d7f72',
    primary: '#1b4f43',
    'primary-text': '#1b4f43',
  },
  dark: {
    canvas: '#101513',
    surface: '#171d1a',
    'surface-sunken': '#121816',
    text: '#efe8da',
    'text-muted': '#b9b4a6',
    border: '#2a332e',
    'border-control': '#76807a',
    primary: '#8fcdb5',
    'primary-text': '#9fd6c0',
  },
} as const
