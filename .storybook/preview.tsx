import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { declineSignIn } from '#api/session.ts'
import '#design-system/global.css'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { PICTURE_WINDOW } from '#scripts/visual/pictureWindow.mjs'
import { ATLAS_FRAME, keepStoragesApart, keepToItself } from './atlasFrame.ts'
import './docs.css'
import './preview.css'
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

interface StatesProps {
  id: string
  children: ReactNode
}

/** Storybook draws hover and focus when a story has been played: one that looks at them would wait for nothing. */
function StatesBeforePlay({ id, children }: StatesProps) {
  useEffect(() => {
    addons.getChannel().emit(STORY_RENDERED, id)
  }, [id])
  return children
}

/** Under Vitest, which names the theme. */
const isTest = import.meta.env.STORY_THEME !== undefined

/** Beside other states, in the Atlas. */
const isInAtlas = window.name === ATLAS_FRAME

/** Its picture is taken, by `npm run visual`. */
const isPictured = window.name === PICTURE_WINDOW

// What a story waits for comes when it comes: machines may be slow, and a test is no stopwatch.
// A picture's clock has nothing that comes late (scripts/visual/page.mjs).
configure({ asyncUtilTimeout: isPictured ? 4900 : 8000 })

/** Time for effects, and for what they draw, in ms. */
const EFFECTS = isTest ? 0 : 50

if (!isTest) keepStoragesApart()
if (isInAtlas) keepToItself()

/** Storybook may be served from any folder: its worker lies beside its pages. */
async function startWorker() {
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker()
  const url = isTest ? '/mockServiceWorker.js' : './mockServiceWorker.js'
  // What no story answers is a file of Storybook's own, or a picture.
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } })
  return worker
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker), addonPseudoStates()],
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
  // A built React runs effects some time after it has drawn: a story's play begins after them, as it does under Vitest.
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui
    await context.renderToCanvas()
    await new Promise((resolve) => {
      setTimeout(resolve, EFFECTS)
    })
    return context.canvas
  },
  initialGlobals: {
    theme: import.meta.env.STORY_THEME ?? 'light',
    dir: 'ltr',
    motion: 'full',
    ...(isTest && { viewport: { value: import.meta.env.STORY_VIEWPORT } }),
    // Axe looks in the tests; a picture need not wait for it.
    ...(isPictured && { a11y: { manual: true } }),
  },
  parameters: {
    layout: 'padded',
    // A test has no root element of Storybook's to put the states on.
    pseudo: isTest ? { rootSelector: 'body' } : {},
    docs: { page: GuidePage },
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // What a test does not read is not gathered: everything that passed, element by element.
      options: {
        // WCAG 2.5.3, which axe looks at only when it is asked to.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        ...(isTest && { resultTypes: ['violations'], preload: false }),
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '800px' } },
        narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '800px' } },
        office: { name: 'Office, 1440', styles: { width: '1440px', height: '900px' } },
        wide: { name: 'Wide, 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
    options: { storySort: { order: ['review', 'flows', 'foundations', 'design-system', 'admin', 'site'] } },
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
  decorators: [
    (Story, { id, parameters, viewMode }) =>
      isTest || viewMode !== 'story' || Object.keys(parameters.pseudo).length === 0 ? (
        <Story />
      ) : (
        <StatesBeforePlay id={id}>
          <Story />
        </StatesBeforePlay>
      ),
    (Story, { globals }) => (
      <Surroundings theme={String(globals.theme)} dir={String(globals.dir)} motion={String(globals.motion)}>
        <Story />
      </Surroundings>
    ),
  ],
})
