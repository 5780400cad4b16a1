import type { LanguageCode } from '@boardwalk/i18n/codes'

// One builder per read, so that the edge preloads exactly the hook's request. Values: visitor specification §7 and §9.
const platform = 'flash,html5-desktop'
export const client = { clientType: 3, platform }

export const lobbyPageSize = 24
export const searchPageSize = 12
/** Characters of a name that the platform searches for. */
export const longestName = 64
/** A row of the home page; short, because the first HTML contains it. */
export const railSize = 8
/** Cards of a row in the first HTML, which fill a phone; the others follow in the browser. */
export const firstCards = { games: 4, winners: 3 }

export const hotArg = (merchantCode: string, language: LanguageCode) => ({
  merchantCode,
  isPlatform: 2,
  platform,
  language,
})

/** The home page includes its rows, so it requests no more than it shows. */
export const hotRailArg = (merchantCode: string, language: LanguageCode) => ({
  ...hotArg(merchantCode, language),
  limitNum: railSize,
})

export const newArg = (language: LanguageCode) => ({
  ...client,
  gameType: 'RNG' as const,
  isNew: 1,
  pageNo: 1,
  pageSize: railSize,
  language,
})

export const searchArg = (gameName: string, language: LanguageCode) => ({
  ...client,
  gameName,
  pageNo: 1,
  pageSize: searchPageSize,
  language,
})

export const winnersArg = (language: LanguageCode) => ({ gameCategory: 'ALL' as const, language, limitNum: 20 })

/** The first HTML contains the winners that it shows; the browser requests the whole board when the section is seen. */
export const firstWinnersArg = (language: LanguageCode) => ({ ...winnersArg(language), limitNum: firstCards.winners })
