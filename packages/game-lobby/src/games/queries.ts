import type { LanguageCode } from '@boardwalk/i18n/codes'
import { categoryOf, type LobbyPath } from '../lobby/categories.ts'

// One builder per read: the edge preloads exactly what the hook will ask. Values: visitor specification §7 and §9.
const client = { clientType: 3, platform: 'flash,html5-desktop' }

export const lobbyPageSize = 24
export const searchPageSize = 12
const railSize = 12

export const hotArg = (merchantCode: string, language: LanguageCode) => ({
  merchantCode,
  isPlatform: 2,
  platform: 'flash,html5-desktop',
  language,
})

export const newArg = (language: LanguageCode) => ({
  ...client,
  gameType: 'RNG' as const,
  pageNo: 1,
  pageSize: railSize,
  language,
})

export const searchArg = (gameName: string, pageNo: number, language: LanguageCode) => ({
  ...client,
  gameName,
  pageNo,
  pageSize: searchPageSize,
  language,
})

export const recentArg = (pageNo: number, language: LanguageCode) => ({
  ...client,
  language,
  pageNo,
  pageSize: lobbyPageSize,
})

export const favouritesArg = (pageNo: number, language: LanguageCode) => ({
  clientType: 3,
  platform: 'flash',
  gameType: 'RNG' as const,
  language,
  pageNo,
  pageSize: lobbyPageSize,
})

export const winnersArg = (language: LanguageCode) => ({ gameCategory: 'ALL' as const, language, limitNum: 20 })

type LobbyQuestion = { path: LobbyPath; language: LanguageCode; search: URLSearchParams; page: number }

/** The lobby's list as its address describes it: `?vendor=` and `?q=`. */
export function lobbyArg({ path, language, search, page }: LobbyQuestion) {
  const vassalage = search.get('vendor')
  const gameName = search.get('q')?.trim()
  return {
    ...client,
    gameType: categoryOf[path],
    ...(vassalage ? { vassalage } : {}),
    ...(gameName ? { gameName } : {}),
    pageNo: page,
    pageSize: lobbyPageSize,
    language,
  }
}
