/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Base path of the console. @default '/admin' */
  readonly VITE_ADMIN_BASE?: string
  /** Base address of the API. @default '/api' */
  readonly VITE_API_BASE?: string
  /** IANA name of the institute's time zone; set by the build. */
  readonly INSTITUTE_TZ: string
  /** How often a story is looked at after its play; set by the test run. */
  readonly STORY_LOOKS?: 'one' | 'two'
}
