import type { BootQuery } from '@boardwalk/api-client/contract'
import type { LanguageCode } from '@boardwalk/i18n/codes'

// One builder per read, so that the edge preloads exactly the hook's request. Otherwise the page would fetch it a
// second time.
export const menusArg = (language: LanguageCode) => ({ language })
export const announcementsArg = (language: LanguageCode) => ({
  // Players' news, pop-ups and the home bar: the notices show all three. Banners come by their group.
  types: 'PL,PU,H',
  platform: 'W' as const,
  execution: 'B' as const,
  language,
  // The bar shows titles; an opened one is read in the dialog.
  brief: 1,
})
export const bannersArg = (group: string, language: LanguageCode) => ({ group, language })
export const languageArg = (language: LanguageCode) => ({ language })
/** Announcements per page (visitor specification §9). */
export const NOTICES_PER_PAGE = 9
export const noticesArg = (pageNo: number, language: LanguageCode) => ({
  types: 'PL,PU,PR,H',
  language,
  pageNo,
  pageSize: NOTICES_PER_PAGE,
})
export const statusArg = {}
export const registerArg = { method: 'USERNAME' } as const

export const frameQueries = (language: LanguageCode, bannerGroup: string | undefined): BootQuery[] => [
  { endpoint: 'systemStatus', arg: statusArg },
  { endpoint: 'gameMenus', arg: menusArg(language) },
  ...(bannerGroup ? [{ endpoint: 'siteBanners', arg: bannersArg(bannerGroup, language) }] : []),
]
