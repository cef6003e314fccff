import { createContext } from 'react'

/** The theme of a docs page: 'light' or 'dark'. */
export const PageTheme = createContext('light')
