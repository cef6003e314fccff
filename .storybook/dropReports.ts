import { afterEach } from 'vitest'

// A failed check has failed the test by then. The full reports, some 100 kB a story, are read by Storybook's own panel alone.
afterEach(({ task }) => {
  Reflect.deleteProperty(task.meta, 'reports')
})
