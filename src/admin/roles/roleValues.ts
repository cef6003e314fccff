import type { FormValues } from '#admin/shared/draft.ts'
import type { Role } from '#contract/roles.ts'

/** A role as its form holds it. */
export const valuesOfRole = ({ M04_RoleName }: Role): FormValues => ({ name: M04_RoleName })
