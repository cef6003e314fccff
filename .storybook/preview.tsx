import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { useEffect, type ReactNode } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure, getConfig } from 'storybook/test'
import { settleProof } from '#api/proof.ts'
import { declineSignIn } from '#api/session.ts'
import '#design-system/global.css'
import { WordsProvider, type WordsProviderProps } from '#design-system/Words/WordsProvider.tsx'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { ATLAS_FRAME, replaceStorages, isolateFrame } from './atlasFrame.ts'
import './docs.css'
import './props.css'
import './preview.css'
import { DocsPageContainer } from './DocsPageContainer.tsx'
import { GuidePage } from './GuidePage.tsx'
import { malayalam } from './malayalam.ts'
import { ModalOpener } from './ModalOpener.tsx'
import { pseudoWords } from './pseudoWords.ts'
import { briefWhileWaiting } from './briefWhileWaiting.ts'
import { modalParts } from './shownStates.ts'
import { Surroundings } from './Surroundings.tsx'
import { tableRows } from './tableRows.ts'
import { watchReader } from './quietPage.ts'
import { isTest, isVitest } from './storyMode.ts'
import { viewports } from './viewports.ts'
import { wcagRules } from './wcagRules.ts'

interface StatesProps {
  id: string
  children: ReactNode
}

/** Emits STORY_RENDERED early: Storybook applies pseudo states after the play function, which may depend on them. */
function StatesBeforePlay({ id, children }: StatesProps) {
  useEffect(() => {
    addons.getChannel().emit(STORY_RENDERED, id)
  }, [id])
  return children
}

/** What the toolbar's locales say, and how they write dates and numbers; English is the default. */
const languages: Record<string, Pick<WordsProviderProps, 'words' | 'locale'>> = {
  malayalam: { words: malayalam, locale: 'ml-IN' },
  pseudo: { words: pseudoWords },
}

/** Whether this is an iframe in the Atlas. */
const isInAtlas = window.name === ATLAS_FRAME

// A long timeout for slow machines; tests do not measure time.
configure({ asyncUtilTimeout: 8000, ...briefWhileWaiting(getConfig) })

/** Delay for effects and the rendering they cause, in ms. Tests have one page for all stories, which is ready sooner. */
const EFFECTS_MS = isTest ? 20 : 50

if (!isTest) replaceStorages()
if (isInAtlas) isolateFrame()
if (!isTest) watchReader()

/** Starts the service worker, from a relative URL, as Storybook may be served from any folder. */
async function startWorker() {
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker()
  const url = isVitest ? '/mockServiceWorker.js' : './mockServiceWorker.js'
  // Requests without a handler are for Storybook's own files or pictures.
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } })
  return worker
}

/** Under Vitest: axe takes a target that is scrolled halfway under a bar for one that is too small. */
const scrollBack = isVitest ? { afterEach: () => window.scrollTo(0, 0) } : {}

/** A choice in the toolbar. @param choices the title of each value */
const tool = (
  name: string,
  icon: 'lightning' | 'contrast' | 'globe' | 'zoom' | 'transfer',
  choices: object,
) => ({
  description: name,
  toolbar: {
    icon,
    items: Object.entries(choices).map(([value, title]) => ({ value, title: `${name}: ${title}` })),
    dynamicTitle: true,
  },
})

export default definePreview({
  // What runs after a story runs in reverse.
  addons: [addonDocs(), addonA11y(), scrollBack, addonMsw(startWorker), addonPseudoStates()],
  tags: ['autodocs'],
  globalTypes: {
    motion: tool('Motion', 'lightning', { full: 'full', reduced: 'reduced' }),
    theme: tool('Theme', 'contrast', { light: 'light', dark: 'dark' }),
    locale: tool('Locale', 'globe', {
      english: 'English',
      malayalam: 'Malayalam',
      pseudo: 'Pseudo (accents, 30% longer)',
    }),
    textZoom: tool('Text size', 'zoom', { '100': 'usual size', '200': '200%' }),
    dir: tool('Direction', 'transfer', { ltr: 'left to right', rtl: 'right to left' }),
  },
  // A production React runs effects some time after rendering. Start the play function after them, as under Vitest.
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui
    await context.renderToCanvas()
    await new Promise((resolve) => {
      setTimeout(resolve, EFFECTS_MS)
    })
    return context.canvas
  },
  initialGlobals: {
    theme: 'light',
    dir: 'ltr',
    locale: 'english',
    textZoom: '100',
    motion: 'full',
    ...(isVitest && { viewport: { value: 'office' } }),
  },
  parameters: {
    layout: 'padded',
    // Vitest does not have Storybook's root element.
    pseudo: isVitest ? { rootSelector: 'body' } : {},
    docs: {
      page: GuidePage,
      container: DocsPageContainer,
      toc: { headingSelector: 'h2', title: 'On this page' },
      story: { autoplay: false },
      ...tableRows,
    },
    a11y: {
      // `npm test` checks a story itself, when it has been played: tests/stories.
      test: isTest && !isVitest ? 'off' : 'error',
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        rules: wcagRules,
        // Frames hold pages of others, without axe: it would wait half a second for their answer.
        ...(isVitest && { resultTypes: ['violations'], preload: false, iframes: false }),
      },
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Actions',
          'Forms',
          'Data',
          'Overlays',
          'Feedback',
          'Layout',
          'Foundations',
          'Recipes',
          'Screens',
          'Flows',
          'Review',
        ],
      },
    },
  },
  // Each story starts signed in, with a fresh API and storage, and declares only its differences.
  beforeEach({ msw, id, parameters }) {
    // Makes the add-on prepare its styles; outside tests, Storybook emits this itself.
    if (isVitest && Object.keys(parameters.pseudo).length > 1) addons.getChannel().emit(STORY_RENDERED, id)
    declineSignIn()
    settleProof(false)
    localStorage.clear()
    sessionStorage.clear()
    localStorage.setItem('adminToken', openToken)
    msw.use(...apiHandlers())
  },
  decorators: [
    (Story, { id, parameters, viewMode }) =>
      isVitest || viewMode !== 'story' || Object.keys(parameters.pseudo).length === 0 ? (
        <Story />
      ) : (
        <StatesBeforePlay id={id}>
          <Story />
        </StatesBeforePlay>
      ),
    (Story, { title, viewMode, args }) =>
      viewMode === 'docs' && modalParts.some((name) => title.endsWith(`/${name}`)) ? (
        <ModalOpener args={args}>{(shown) => <Story args={shown} />}</ModalOpener>
      ) : (
        <Story />
      ),
    (Story, { globals, viewMode }) => (
      <Surroundings
        theme={String(globals.theme)}
        dir={String(globals.dir)}
        motion={String(globals.motion)}
        textZoom={Number(globals.textZoom)}
        lang={globals.locale === 'malayalam' ? 'ml' : 'en'}
        isOnPage={viewMode === 'docs'}
      >
        <WordsProvider {...languages[globals.locale]}>
          <Story />
        </WordsProvider>
      </Surroundings>
    ),
  ],
})
