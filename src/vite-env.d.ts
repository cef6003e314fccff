/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Base path of the console. @default '/admin' */
  readonly VITE_ADMIN_BASE?: string
  /** Base address of the API. @default '/api' */
  readonly VITE_API_BASE?: string
  /** IANA name of the institute's time zone; set by the build. */
  readonly INSTITUTE_TZ: string
  /** Set where Storybook's own button tests the stories. */
  readonly STORY_TEST?: 'yes'
}
