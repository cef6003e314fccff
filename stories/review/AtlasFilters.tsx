import { NativeSelect } from '#design-system/Select/NativeSelect.tsx'
import { looks, type Choices, type LookName } from './choices.ts'
import { ReviewFilters } from './ReviewFilters.tsx'
import { inAddress, type State } from './states.ts'
import classes from './review.module.css'

interface AtlasFiltersProps {
  choices: Choices
  states: readonly State[]
  onChange: (changes: Partial<Choices>) => void
}

const optionsOf = (names: readonly string[]) =>
  [...new Set(names)].map((name) => ({ id: inAddress(name), name }))

const lookNames: readonly LookName[] = ['window', 'theme', 'language', 'direction']

export function AtlasFilters({ choices, states, onChange }: AtlasFiltersProps) {
  const ofScreen = states.filter(
    ({ screen }) => choices.screen === '' || inAddress(screen.name) === choices.screen,
  )
  return (
    <ReviewFilters
      label="Search screens and states"
      placeholder="Search: students failed"
      search={choices.search}
      onSearch={(search) => onChange({ search })}
    >
      <NativeSelect
        label="Screen"
        name="screen"
        emptyLabel="All screens"
        options={optionsOf(states.map(({ screen }) => screen.name))}
        value={choices.screen}
        onChange={(screen) => onChange({ screen, state: '' })}
      />
      <NativeSelect
        label="State"
        name="state"
        emptyLabel="All states"
        options={optionsOf(ofScreen.map(({ name }) => name).toSorted())}
        value={choices.state}
        onChange={(state) => onChange({ state })}
      />
      {lookNames.map((look) => (
        <fieldset key={look} className={classes.looks}>
          <legend>{look}</legend>
          {Object.entries(looks[look]).map(([id, name]) => (
            <label key={id}>
              <input
                type="radio"
                name={look}
                checked={choices[look] === id}
                onChange={() => onChange({ [look]: id })}
              />
              {name}
            </label>
          ))}
        </fieldset>
      ))}
    </ReviewFilters>
  )
}
