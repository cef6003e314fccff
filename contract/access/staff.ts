import * as z from 'zod/mini'
import { loginNamePattern, MAX_LOGIN_NAME, MAX_PASSWORD, plainLogin } from './loginRules.ts'
import { Id } from '#contract/ids.ts'
import { LEVELS } from './levels.ts'
import { atMost, requiredText } from '#contract/text/text.ts'

/** Whether a person has a password yet, and may use it. */
export const STATES = ['invited', 'active', 'suspended'] as const

export type AccountState = (typeof STATES)[number]

/** A person who may sign in to the console. */
export const StaffMember = z.object({
  id: Id,
  /** The sign-in name: an e-mail address, or a name without spaces. */
  login: z.string(),
  /** '' if none was given: screens then show the sign-in name. */
  name: z.string(),
  level: z.enum(LEVELS),
  state: z.enum(STATES),
  /** Last sign-in, in ms since 1970; null if there was none. */
  signed_in_at: z.nullable(z.int()),
  /** Whether two-step sign-in is on. */
  two_step: z.boolean(),
})

export type StaffMember = z.output<typeof StaffMember>

/** A person's name. */
export const StaffName = requiredText('Name', 100)

const LOGIN = 'Enter an e-mail address, or a name without spaces'
const level = z.enum(LEVELS, 'Choose a level')

/** `POST /staff`: invites a person. */
export const StaffBody = z.object({
  login: z
    .string({ error: LOGIN })
    .check(atMost(MAX_LOGIN_NAME, LOGIN), z.overwrite(plainLogin), z.regex(loginNamePattern, LOGIN)),
  name: StaffName,
  level,
})

export type StaffBody = z.output<typeof StaffBody>

/** `PUT /staff/{id}`: what is left out stays. */
export const StaffChange = z.object({
  name: z.optional(StaffName),
  level: z.optional(level),
  /** Suspended, or brought back. */
  state: z.optional(z.enum(['active', 'suspended'], 'Choose active or suspended')),
})

export type StaffChange = z.output<typeof StaffChange>

/** What holds for everybody. */
export const StaffSettings = z.object({
  /** Whether everybody must have two-step sign-in. */
  two_step_required: z.boolean(),
})

const yes = z.pipe(
  z.literal([1, '1', true, 'true']),
  z.transform(() => true),
)
const no = z.pipe(
  z.literal([0, '0', false, 'false']),
  z.transform(() => false),
)

/** `PUT /staff_settings`, also from a form. */
export const StaffSettingsBody = z.object({
  two_step_required: z.union([yes, no], { error: 'Choose whether everybody needs two-step sign-in' }),
})

export type StaffSettings = z.output<typeof StaffSettings>

/** A one-time link, in the answer that made it and nowhere else. */
export const StaffLink = z.object({
  /** 128 random bits or more, base64url. Put it behind the # of an address: servers and logs never see it there. */
  token: z.string(),
  /** In ms since 1970. */
  expires_at: z.int(),
})

export type StaffLink = z.output<typeof StaffLink>

/** How long a link is valid, in ms. */
export const LINK_LIFE = 24 * 60 * 60_000

/** Fewest characters of a password that a person chooses. */
const MIN_CHOSEN_PASSWORD = 12

const tooShort = `Use at least ${MIN_CHOSEN_PASSWORD} characters`

/** A password that a person chooses. Whether it is common, or the person's name, is checked where both are known. */
export const ChosenPassword = z
  .string({ error: tooShort })
  .check(
    z.minLength(MIN_CHOSEN_PASSWORD, tooShort),
    atMost(MAX_PASSWORD, `Use at most ${MAX_PASSWORD} characters`),
  )

/** The one answer to a link that is wrong, used or expired. */
export const LINK_GONE = 'This link has been used or has expired. Ask an Administrator for a new one.'

const token = z.string({ error: LINK_GONE }).check(atMost(100, LINK_GONE))

/** `POST /admin/link/name`: asks whom a link is for. In the body, as addresses are logged. */
export const LinkToken = z.object({ token })

/** `POST /admin/link`: chooses a password with a one-time link. */
export const LinkBody = z.object({ token, password: ChosenPassword })

export type LinkBody = z.output<typeof LinkBody>

/** 403 for a change that would leave nobody to manage accounts. */
export const ONLY_ADMINISTRATOR =
  'The only Administrator cannot be suspended, removed or given another level.'

export const LOGIN_TAKEN = 'Somebody has this sign-in name already'
