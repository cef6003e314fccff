import type { AuthDeps } from '#server/auth.ts'
import type { Proofs } from '#server/signIn/proofs.ts'

export interface AccountDeps extends Pick<AuthDeps, 'store' | 'auth' | 'clock'> {
  proofs: Proofs
  hashPassword: (password: string) => Promise<string>
  instituteName: string
}
