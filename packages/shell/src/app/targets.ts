import type { NavigationId } from '@boardwalk/brand-kit'

/** The game category whose vendors an entry of the navigation shows. */
export const categories: Readonly<Record<NavigationId, string | null>> = {
  home: null,
  rng: 'RNG',
  live: 'LIVE',
  sports: 'SPORTS',
  esports: 'ESPORTS',
  fish: 'FISH',
  pvp: 'PVP',
  lottery: 'LOTT',
  promotions: null,
  pointMall: null,
}

/** Target of an entry of the navigation: its page has the same name. */
export const pathOf = (id: string) => (id === 'home' ? '/' : `/${id}`)
