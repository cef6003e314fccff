import type { AuthParts } from '#server/auth.ts'
import type { Proofs } from '#server/signIn/proofs.ts'

export interface AccountParts extends Pick<AuthParts, 'store' | 'auth' | 'clock'> {
  proofs: Proofs
  hashPassword: (password: string) => Promise<string>
  instituteName: string
}
