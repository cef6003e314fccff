import { deviceStorage } from '#api/storage.ts'

const keyOf = (kind: 'students' | 'teachers') => `state:${kind}`

/** Returns the state that was chosen last on this device; '' is all. */
export function rememberedState(kind: 'students' | 'teachers') {
  const text = deviceStorage.read(keyOf(kind))
  return { is_active: text === '0' || text === '1' ? text : '' }
}

export function rememberState(kind: 'students' | 'teachers', is_active: string): void {
  if (is_active === '') deviceStorage.remove(keyOf(kind))
  else deviceStorage.write(keyOf(kind), is_active)
}
