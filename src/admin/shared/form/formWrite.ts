import type * as z from 'zod/mini'
import type { ContractFormParts, Sending } from './formParts.ts'

/**
 * Saves the fields of a form. Returns what is to be done when the form is up to date again.
 * @param submitKey returns the idempotency key of the attempt
 */
export async function writeForm<S extends z.ZodMiniType, Saved>(
  parts: ContractFormParts<S, Saved>,
  body: z.output<S>,
  { over, etag, others }: Sending<Saved>,
  submitKey: () => string,
): Promise<(stays: boolean) => void> {
  if (over !== undefined && parts.amend !== undefined) {
    const amended = await parts.amend(over, body, etag)
    return (stays) => parts.onSaved(amended, stays, others)
  }
  const context = { submitKey: submitKey(), etag }
  const bulk = parts.saveBulk?.(body, context)
  if (bulk) return bulk
  const saved = await parts.save(body, context)
  return (stays) => parts.onSaved(saved, stays, others)
}
