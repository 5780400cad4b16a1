/** Platform language code → BCP 47 tag, own name, the shortest that its readers know, and writing direction. Source: visitor specification §1 and §3. */
export const languages = {
  EN: { bcp47: 'en', name: 'English', short: 'EN', dir: 'ltr' },
  TY: { bcp47: 'fil', name: 'Filipino', short: 'FIL', dir: 'ltr' },
  BN: { bcp47: 'bn', name: 'বাংলা', short: 'বাংলা', dir: 'ltr' },
  HI: { bcp47: 'hi', name: 'हिन्दी', short: 'हिन्दी', dir: 'ltr' },
} as const satisfies Record<string, Language>

export type Language = { bcp47: string; name: string; short: string; dir: 'ltr' | 'rtl' }
export type LanguageCode = keyof typeof languages
export const languageCodes = Object.keys(languages) as [LanguageCode, ...LanguageCode[]]
/** `hi-IN`: a language as it is written in a country. */
export const localeOf = (language: LanguageCode, country: string) => `${languages[language].bcp47}-${country}`

/** Files of texts that the first view needs, in one chunk; features load their own later (`no-texts.ts`). */
export const firstNamespaces: readonly string[] = ['shell', 'game-lobby', 'ui']

export const isLanguageCode = (code: unknown): code is LanguageCode =>
  typeof code === 'string' && Object.hasOwn(languages, code)
