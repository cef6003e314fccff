import { FilterButtons } from '#admin/shared/list/FilterButtons.tsx'

interface StateFilterProps {
  /** '1' is active, '0' left, '' all. */
  value: string
  onChange: (value: string) => void
}

const states = [
  { value: '', name: 'All' },
  { value: '1', name: 'Active' },
  { value: '0', name: 'Left' },
]

/** Whether a list shows everybody, only who is active, or only who left. */
export const StateFilter = (props: StateFilterProps) => (
  <FilterButtons label="State" options={states} {...props} />
)
