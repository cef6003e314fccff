import { levelNames } from '#contract/permissions.ts'
import { NativeSelect } from '#design-system/Select/NativeSelect.tsx'
import { windows, type Look, type State } from './looks.ts'
import { ReviewFilters } from './ReviewFilters.tsx'

/** What of the Atlas is shown, and how; '' for all. */
export interface Filters extends Look {
  search: string
  screenName: string
  stateName: string
  /** States that somebody of a level sees, by the beginning of their name. */
  level: string
}

export const noFilters: Filters = {
  search: '',
  screenName: '',
  stateName: '',
  level: '',
  window: 'desk',
  theme: 'light',
  dir: 'ltr',
}

interface AtlasFiltersProps {
  filters: Filters
  states: readonly State[]
  onChange: (filters: Filters) => void
}

const choices = (names: Iterable<string>) => [...new Set(names)].map((name) => ({ id: name, name }))

export function AtlasFilters({ filters, states, onChange }: AtlasFiltersProps) {
  const change = (changes: Partial<Filters>) => onChange({ ...filters, ...changes })
  return (
    <ReviewFilters
      label="Search screens and states"
      placeholder="Search screens and states..."
      search={filters.search}
      onSearch={(search) => change({ search })}
    >
      <NativeSelect
        label="Screen"
        name="screen"
        emptyLabel="All screens"
        options={choices(states.map(({ screen }) => screen.name))}
        value={filters.screenName}
        onChange={(screenName) => change({ screenName })}
      />
      <NativeSelect
        label="State"
        name="state"
        emptyLabel="All states"
        options={choices(states.map(({ name }) => name).toSorted())}
        value={filters.stateName}
        onChange={(stateName) => change({ stateName })}
      />
      <NativeSelect
        label="Level"
        name="level"
        emptyLabel="All levels"
        options={[
          { id: levelNames.viewer, name: 'As Viewer' },
          { id: levelNames.editor, name: 'As Editor' },
        ]}
        value={filters.level}
        onChange={(level) => change({ level })}
      />
      <NativeSelect
        label="Window"
        name="window"
        emptyLabel={windows.desk.label}
        options={[
          { id: 'tablet', name: windows.tablet.label },
          { id: 'phone', name: windows.phone.label },
        ]}
        value={filters.window === 'desk' ? '' : filters.window}
        onChange={(id) => change({ window: id === 'tablet' || id === 'phone' ? id : 'desk' })}
      />
      <NativeSelect
        label="Theme"
        name="theme"
        emptyLabel="Light"
        options={[{ id: 'dark', name: 'Dark (console)' }]}
        value={filters.theme === 'dark' ? 'dark' : ''}
        onChange={(id) => change({ theme: id === 'dark' ? 'dark' : 'light' })}
      />
      <NativeSelect
        label="Direction"
        name="direction"
        emptyLabel="Left to right"
        options={[{ id: 'rtl', name: 'Right to left' }]}
        value={filters.dir === 'rtl' ? 'rtl' : ''}
        onChange={(id) => change({ dir: id === 'rtl' ? 'rtl' : 'ltr' })}
      />
    </ReviewFilters>
  )
}
