import * as z from 'zod'
import { MIN_PASSWORD } from '#contract/access/auth.ts'
import { INSTITUTE_NAME } from '#server/signIn/twoStep.ts'
import { INSTITUTE_ZONE, isZone } from '#server/zone.ts'
import { proxiesOf } from './http/proxies.ts'

const MIN_TOKEN = 16

const minutes = (fallback: number) =>
  z.coerce
    .number({ error: 'must be a number of minutes' })
    .int('must be a whole number of minutes')
    .min(1, 'must be 1 minute or more')
    .max(525_600, 'must be a year or less')
    .default(fallback)

/** All settings of the server, from the environment. An empty value counts as not set. */
export const Settings = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number, such as 3000' })
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(65_535, 'must be 65535 or less')
    .default(3000)
    .describe('Port of site, console and API; 0 picks a free one'),
  HOST: z.string().optional().describe('Address to listen on; all addresses if unset'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database and of the erasure list'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .refine((address) => URL.canParse(address), 'must be an address such as postgres://user@host/database')
    .optional()
    .describe('PostgreSQL address; replaces the embedded database'),
  DATABASE_WAIT_SECONDS: z.coerce
    .number({ error: 'must be a number of seconds' })
    .int('must be a whole number of seconds')
    .min(0, 'must be 0 or more')
    .max(3600, 'must be an hour or less')
    .default(60)
    .describe('How long startup waits for PostgreSQL'),
  ADMIN_EMAIL: z
    .string()
    .regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, 'must be an e-mail address')
    .default('admin@example.org')
    .describe('Sign-in name of the first administrator'),
  ADMIN_PASSWORD: z
    .string()
    .min(MIN_PASSWORD, `must have ${MIN_PASSWORD} characters or more`)
    .optional()
    .describe('Password of the first administrator; generated and printed once if unset'),
  SESSION_IDLE_MINUTES: minutes(60).describe('Idle timeout of a session'),
  SESSION_HOURS: z.coerce
    .number({ error: 'must be a number of hours' })
    .positive('must be more than 0')
    .max(8760, 'must be a year or less')
    .default(8)
    .describe('Maximum length of a session'),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => proxiesOf(text) !== undefined,
      'must be 0, the number of proxies in a row, or their addresses and ranges, such as 10.0.0.0/8, 127.0.0.1',
    )
    .default('0')
    .describe(
      'Trusted reverse proxies (X-Forwarded-For, -Proto, -Host): how many in a row, or their addresses and ranges',
    ),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://your-institute.example' })
    .optional()
    .describe('URL of the site, for class pages; the host of each request if unset'),
  INSTITUTE_NAME: z
    .string()
    .max(60, 'must have 60 characters or fewer')
    .default(INSTITUTE_NAME)
    .describe('Name of the institute in authenticator apps'),
  INSTITUTE_TZ: z
    .string()
    .refine(isZone, 'must be a time zone of the IANA list, such as Asia/Kolkata')
    .default(INSTITUTE_ZONE)
    .describe('Time zone of the institute, used in exported documents'),
  OFFLINE: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .describe(
      'Whether devices keep the public site for when there is no connection; off removes what they have',
    ),
  METRICS_TOKEN: z
    .string()
    .min(MIN_TOKEN, `must have ${MIN_TOKEN} characters or more`)
    .optional()
    .describe('Bearer token for GET /api/metrics; metrics are off if unset'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    })
    .default('info')
    .describe('Lowest level that is logged'),
})

/** Settings whose value is never shown, even if it is invalid. */
const secrets = new Set(['ADMIN_PASSWORD', 'DATABASE_URL', 'METRICS_TOKEN'])

export type Settings = z.output<typeof Settings>

/** Parses the settings. Returns the errors, one line for each with the setting's name, if there are any. */
export function readSettings(environment: Record<string, string | undefined>): Settings | string[] {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = Settings.safeParse(given)
  if (result.success) return result.data
  return result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    const value = secrets.has(name) ? '' : ` "${given[name] ?? ''}"`
    return `${name}${value} ${issue.message}.`
  })
}
