import type { AuditKind } from '#contract/audit.ts'

/** What one record of each kind is called. */
export const kindNames: Record<AuditKind, string> = {
  students: 'Student',
  teachers: 'Teacher',
  batches: 'Batch',
  courses: 'Course',
  divisions: 'Division',
  classes: 'Class',
  roles: 'Role',
  accounts: 'Account',
}
