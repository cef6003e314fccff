import { invalid } from '#server/refusal.ts'
import { commonPasswords } from './commonPasswords.ts'

const COMMON = 'This password is one of the most common ones. Choose another'
const IS_NAME = 'Choose a password that is not the sign-in name'

/** @throws {Refusal} 422 at the field, for a password that is easy to guess */
export function refuseEasyPassword(field: string, password: string, login: string): void {
  const problem = problemOf(password.toLowerCase(), login.toLowerCase())
  if (problem !== undefined) throw invalid({ [field]: [problem] }, problem)
}

function problemOf(typed: string, name: string): string | undefined {
  if (commonPasswords.has(typed) || new Set(typed).size === 1) return COMMON
  return typed === name || typed === name.split('@')[0] ? IS_NAME : undefined
}
