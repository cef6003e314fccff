import classes from './StateFilter.module.css'

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
export function StateFilter({ value, onChange }: StateFilterProps) {
  return (
    <fieldset aria-label="State" className={classes.group}>
      {states.map((state) => (
        <button
          key={state.value}
          type="button"
          className={classes.state}
          aria-pressed={state.value === value}
          onClick={() => onChange(state.value)}
        >
          {state.name}
        </button>
      ))}
    </fieldset>
  )
}
