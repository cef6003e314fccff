import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { useLayoutEffect, type ReactNode } from 'react'
import { declineSignIn } from '#api/session.ts'
import '#design-system/global.css'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { apiHandlers } from '#mocks/handlers.ts'

/** Puts theme and direction on the root element, where the product has them too. */
function Surroundings({ theme, dir, children }: { theme: string; dir: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.dir = dir
    document.documentElement.lang = 'en'
  }, [theme, dir])
  return children
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw()],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    dir: {
      description: 'Direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: import.meta.env.STORY_THEME ?? 'light', dir: 'ltr' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '800px' } },
        narrow: { name: 'Narrow', styles: { width: '320px', height: '640px' } },
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
  decorators: [
    (Story, { globals }) => (
      <Surroundings theme={String(globals.theme)} dir={String(globals.dir)}>
        <Story />
      </Surroundings>
    ),
  ],
})
