import type { LanguageCode } from '@boardwalk/i18n/codes'

type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA'

// Values: visitor specification §9 (popular 20, opened numbers 100).
export const popularArg = (language: LanguageCode, prizeMode: PrizeMode = 'Lott') => ({
  count: 20,
  prizeMode,
  device: 'WEB',
  language,
})
export const menuArg = (language: LanguageCode) => ({ device: 'WEB', language })
export const numbersArg = (gameCode: string) => ({ count: 100, ...(gameCode && { gameCode }) })
