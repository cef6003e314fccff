import { deviceStorage } from '#api/storage.ts'
import type { TextLanguage } from './whatsAppText.ts'

const KEY = 'text-language'

/** Returns the language of texts that was chosen last on this device, at first Malayalam. */
export const rememberedLanguage = (): TextLanguage => (deviceStorage.read(KEY) === 'en' ? 'en' : 'ml')

export const rememberLanguage = (language: TextLanguage): void => deviceStorage.write(KEY, language)
