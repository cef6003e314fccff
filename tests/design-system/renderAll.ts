import { renderToString } from 'react-dom/server'
import { all } from './parts.ts'

/** Returns the HTML of each part by its name. */
export const renderAll = () =>
  Object.fromEntries(Object.entries(all).map(([name, element]) => [name, renderToString(element)]))
