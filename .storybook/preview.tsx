import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { useLayoutEffect, type ReactNode } from 'react'
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

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw()],
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
    docs: { page: GuidePage },
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '800px' } },
        narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '800px' } },
        wide: { name: 'Wide, 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
    options: { storySort: { order: ['design-system', 'admin', 'site', 'flows'] } },
  },
  // Every story begins signed in, over an API and a storage of its own; it says only what is different.
  beforeEach({ msw }) {
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
