import type { GameCategory } from '@boardwalk/api-client/contract'
import type { Texts } from '../db/schema/texts.ts'

type Category = { label: Texts; route: `/${string}` }

/** Name and page of every category (specification §2). Order is that of the menu. */
export const categories: Record<GameCategory, Category> = {
  RNG: { label: { EN: 'Slots', TY: 'Slots', BN: 'স্লট', HI: 'स्लॉट' }, route: '/rng' },
  LIVE: { label: { EN: 'Live', TY: 'Live', BN: 'লাইভ', HI: 'लाइव' }, route: '/live' },
  SPORTS: { label: { EN: 'Sports', TY: 'Palakasan', BN: 'খেলাধুলা', HI: 'खेल' }, route: '/sports' },
  ESPORTS: { label: { EN: 'E-sports', TY: 'E-sports', BN: 'ই-স্পোর্টস', HI: 'ई-स्पोर्ट्स' }, route: '/esports' },
  FISH: { label: { EN: 'Fishing', TY: 'Pangingisda', BN: 'মাছ ধরা', HI: 'फ़िशिंग' }, route: '/fish' },
  PVP: { label: { EN: 'Cards and board', TY: 'Baraha at board', BN: 'তাস ও বোর্ড', HI: 'ताश और बोर्ड' }, route: '/pvp' },
  LOTT: { label: { EN: 'Lottery', TY: 'Loterya', BN: 'লটারি', HI: 'लॉटरी' }, route: '/lottery' },
  ELOTT: { label: { EN: 'E-lottery', TY: 'E-loterya', BN: 'ই-লটারি', HI: 'ई-लॉटरी' }, route: '/lottery' },
  COCKFIGHT: { label: { EN: 'Two sides', TY: 'Dalawang panig', BN: 'দুই পক্ষ', HI: 'दो पक्ष' }, route: '/pvp' },
}

/** Classes of slots that the lobby shows as tabs (specification §2). */
export const classifyLabels: Record<string, Texts> = {
  JP: { EN: 'Jackpot', TY: 'Jackpot', BN: 'জ্যাকপট', HI: 'जैकपॉट' },
  TG: { EN: 'Table games', TY: 'Larong mesa', BN: 'টেবিল গেম', HI: 'टेबल गेम' },
  AC: { EN: 'Arcade', TY: 'Arcade', BN: 'আর্কেড', HI: 'आर्केड' },
  BG: { EN: 'Bingo', TY: 'Bingo', BN: 'বিঙ্গো', HI: 'बिंगो' },
}

/** Bingo is a class of its own only where Filipino is offered (specification §2). */
export const isClassShown =
  (languages: readonly string[]) =>
  (code: string): boolean =>
    code !== 'BG' || languages.includes('TY')

/** Stakes of the lobby's filter, 1/10 000 units (specification §2). */
export const stakeChoices = [100n, 500n, 1_000n, 5_000n, 7_500n]

/** Vendors whose games have a page of their own (specification §4, game launch; §2, routes). */
export const vendorRoutes: Record<string, `/${string}`> = {
  TCG_LOTTO_VN: '/lottery',
  TCG_SEA: '/lottery',
  ELOTT: '/lottery',
  LOTT: '/lottery',
  FB: '/fbsports',
}
