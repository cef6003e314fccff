import { useSyncExternalStore } from 'react'
import { readLevel, readPerson, readPersonName, subscribeToSession } from '#api/session.ts'
import { recordKinds, type RecordKind } from '#contract/kinds.ts'
import { type Level } from '#contract/access/levels.ts'
import { mayCall, type Call } from '#contract/access/permissions.ts'
import type { BulkKind } from '#api/endpoints/bulk.ts'
import { callAt } from '#admin/shared/screenCalls.ts'

/** Pages are drawn beforehand with all that there is. */
const levelOfPages = (): Level => 'administrator'

/** The level of the person who is signed in. */
export const useLevel = (): Level => useSyncExternalStore(subscribeToSession, readLevel, levelOfPages)

/** The name of the person who is signed in; '' while it is unknown. */
export const usePersonName = (): string => useSyncExternalStore(subscribeToSession, readPersonName, () => '')

/** The id of the person who is signed in; undefined while it is unknown. */
export const usePersonId = (): number | undefined =>
  useSyncExternalStore(
    subscribeToSession,
    () => readPerson()?.id,
    () => undefined,
  )

/** Whether the person who is signed in must set up two-step sign-in before anything else. */
export const useNeedsTwoStep = (): boolean =>
  useSyncExternalStore(
    subscribeToSession,
    () => readPerson()?.needsTwoStep === true,
    () => false,
  )

/** Whether the person who is signed in may make a call. What they may not do is not offered. */
export const useMay = (call: Call): boolean => mayCall(useLevel(), call)

/** Returns a function that tells whether the person who is signed in may open an address. */
export function useMayOpen() {
  const level = useLevel()
  return (href: string): boolean => {
    const call = callAt(href.replace(/[?#].*/s, ''))
    return call === undefined || mayCall(level, call)
  }
}

/** What the person who is signed in may do with the records of a kind. */
export interface MayChange {
  edit: boolean
  delete: boolean
  restore: boolean
}

export function useMayChange(kind: RecordKind): MayChange {
  const level = useLevel()
  const { path } = recordKinds[kind]
  return {
    edit: mayCall(level, `PUT ${writePathOf(kind)}/:id`),
    delete: mayCall(level, `DELETE ${path}/:id`),
    restore: mayCall(level, `POST ${path}/:id/restore`),
  }
}

/** What the person who is signed in may do with several records of a kind at once. */
export interface MayBulk {
  change: boolean
  delete: boolean
  export: boolean
}

export function useMayBulk(kind: BulkKind): MayBulk {
  const level = useLevel()
  const path = `${recordKinds[kind].path}/several` as const
  return {
    change: mayCall(level, `POST ${path}/change`),
    delete: mayCall(level, `POST ${path}/delete`),
    export: mayCall(level, `POST ${path}/export`),
  }
}

function writePathOf(kind: RecordKind) {
  const info = recordKinds[kind]
  return 'writePath' in info ? info.writePath : info.path
}
