import type { GameCategory } from '@boardwalk/api-client/contract'
import { type EveryLanguage, inEveryLanguage } from '../texts/server-texts.ts'

type Category = { label: EveryLanguage; route: `/${string}` }

/** Name and page of every category (specification §2). Order is that of the menu. */
export const categories: Record<GameCategory, Category> = {
  RNG: { label: inEveryLanguage((all) => all.categories.RNG), route: '/rng' },
  LIVE: { label: inEveryLanguage((all) => all.categories.LIVE), route: '/live' },
  SPORTS: { label: inEveryLanguage((all) => all.categories.SPORTS), route: '/sports' },
  ESPORTS: { label: inEveryLanguage((all) => all.categories.ESPORTS), route: '/esports' },
  FISH: { label: inEveryLanguage((all) => all.categories.FISH), route: '/fish' },
  PVP: { label: inEveryLanguage((all) => all.categories.PVP), route: '/pvp' },
  LOTT: { label: inEveryLanguage((all) => all.categories.LOTT), route: '/lottery' },
  ELOTT: { label: inEveryLanguage((all) => all.categories.ELOTT), route: '/lottery' },
  COCKFIGHT: { label: inEveryLanguage((all) => all.categories.COCKFIGHT), route: '/pvp' },
}

/** Classes of slots that the lobby shows as tabs (specification §2). */
export const classifyLabels: Record<string, EveryLanguage> = {
  JP: inEveryLanguage(({ classes }) => classes.JP),
  TG: inEveryLanguage(({ classes }) => classes.TG),
  AC: inEveryLanguage(({ classes }) => classes.AC),
  BG: inEveryLanguage(({ classes }) => classes.BG),
}

/** Bingo is a separate class only where Filipino is offered (specification §2). */
export const isClassShown =
  (languages: readonly string[]) =>
  (code: string): boolean =>
    code !== 'BG' || languages.includes('TY')

/** Stakes of the lobby's filter, 1/10 000 units (specification §2). */
export const stakeChoices = [100n, 500n, 1_000n, 5_000n, 7_500n]

/** Vendors with a page for their games (specification §4, game launch; §2, routes). */
export const vendorRoutes: Record<string, `/${string}`> = {
  TCG_LOTTO_VN: '/lottery',
  TCG_SEA: '/lottery',
  ELOTT: '/lottery',
  LOTT: '/lottery',
  FB: '/fbsports',
}
