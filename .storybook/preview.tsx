import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { useLayoutEffect, type ReactNode } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { declineSignIn } from '#api/session.ts'
import '#design-system/global.css'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { comparePicture } from './comparePicture.ts'
import { GuidePage } from './GuidePage.tsx'

/** Puts theme, direction and motion on the root element, where the product has them too. */
interface SurroundingsProps {
  theme: string
  dir: string
  motion: string
  children: ReactNode
}

function Surroundings({ theme, dir, motion, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.dir = dir
    document.documentElement.dataset.motion = motion
    document.documentElement.lang = 'en'
  }, [theme, dir, motion])
  return children
}

/** Under Vitest, which names the theme. */
const isTest = import.meta.env.STORY_THEME !== undefined

// What a story waits for comes when it comes: machines may be slow, and a test is no stopwatch.
if (isTest) configure({ asyncUtilTimeout: 8000 })

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(), addonPseudoStates()],
  tags: ['autodocs'],
  globalTypes: {
    motion: {
      description: 'Motion',
      toolbar: { icon: 'lightning', items: ['full', 'reduced'], dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    dir: {
      description: 'Direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: import.meta.env.STORY_THEME ?? 'light', dir: 'ltr', motion: 'full' },
  parameters: {
    layout: 'padded',
    // A test has no root element of Storybook's to put the states on.
    pseudo: isTest ? { rootSelector: 'body' } : {},
    docs: { page: GuidePage },
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // What a test does not read is not gathered: everything that passed, element by element.
      options: isTest ? { resultTypes: ['violations'], preload: false } : {},
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '800px' } },
        narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '800px' } },
        wide: { name: 'Wide, 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
    options: { storySort: { order: ['foundations', 'design-system', 'admin', 'site', 'flows'] } },
  },
  // Every story begins signed in, over an API and a storage of its own; it says only what is different.
  beforeEach({ msw, id, parameters }) {
    // What asks the add-on to prepare the styles; outside of tests Storybook itself says it.
    if (isTest && Object.keys(parameters.pseudo).length > 1) addons.getChannel().emit(STORY_RENDERED, id)
    declineSignIn()
    localStorage.clear()
    sessionStorage.clear()
    localStorage.setItem('adminToken', openToken)
    msw.use(...apiHandlers())
  },
  async afterEach({ canvasElement, id }) {
    if (import.meta.env.STORY_PICTURES) await comparePicture(canvasElement, id)
  },
  decorators: [
    (Story, { globals }) => (
      <Surroundings theme={String(globals.theme)} dir={String(globals.dir)} motion={String(globals.motion)}>
        <Story />
      </Surroundings>
    ),
  ],
})
