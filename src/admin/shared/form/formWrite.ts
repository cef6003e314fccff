import type * as z from 'zod/mini'
import type { ContractFormOptions, Sending } from './formOptions.ts'

/**
 * Saves the fields of a form. Returns what is to be done when the form is up to date again.
 * @param submitKey returns the idempotency key of the attempt
 */
export async function writeForm<S extends z.ZodMiniType, Saved>(
  options: ContractFormOptions<S, Saved>,
  body: z.output<S>,
  { overwrite, etag, others }: Sending<Saved>,
  submitKey: () => string,
): Promise<(stays: boolean) => void> {
  if (overwrite !== undefined && options.amend !== undefined) {
    const amended = await options.amend(overwrite, body, etag)
    return (stays) => options.onSaved(amended, stays, others)
  }
  const context = { submitKey: submitKey(), etag }
  const bulk = options.saveBulk?.(body, context)
  if (bulk) return bulk
  const saved = await options.save(body, context)
  return (stays) => options.onSaved(saved, stays, others)
}
