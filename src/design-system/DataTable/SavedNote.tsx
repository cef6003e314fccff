import { useWords } from '#design-system/Words/useWords.ts'
import { dataTableWords } from './words.ts'

/** Says to screen readers that a row was just saved. */
export function SavedNote() {
  return <span className="visually-hidden"> {useWords('dataTable', dataTableWords).saved}</span>
}
