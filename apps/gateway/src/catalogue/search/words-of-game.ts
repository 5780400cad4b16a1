import type { GameCategory } from '@boardwalk/api-client/contract'
import type { Texts } from '../../db/schema/texts.ts'
import { categories } from '../categories.ts'
import { wordsOf } from './sounds-like.ts'

/** Words that people use for a theme and that no name contains. */
const ofTheme: Record<string, string> = {
  seven: '7 77 777 lucky',
  cards: 'card poker blackjack baccarat teen patti taas',
  wheel: 'roulette spin chakra',
  dice: 'sicbo hilo pasa',
  rocket: 'crash aviation plane',
  bingo: 'keno housie',
  coins: 'coin money taka',
  gem: 'diamond heera',
  jewels: 'jewel jewels diamond',
  koi: 'fish maach',
  football: 'soccer futbol',
  cricket: 'bat ball ipl',
  arena: 'esports e-sports',
}

/** Words for a category besides its names. */
const ofCategory: Partial<Record<GameCategory, string>> = {
  RNG: 'slot slots reels',
  LIVE: 'casino dealer table',
  FISH: 'fish shooting',
  PVP: 'cards board',
  LOTT: 'lotto draw numbers',
  ELOTT: 'lotto draw numbers',
}

type Described = { names: Texts; vendorName: string; gameType: GameCategory; theme: string }

/**
 * Index key for one or two typed letters: too few for a word, but enough for the beginning of a visible name, in
 * English or in the reader's language.
 */
export const startOf = (language: string, letters: string): string => `^${language}^${letters}`

const starts = (names: Texts): string[] =>
  Object.entries(names).flatMap(([language, name]) =>
    wordsOf(name ?? '').flatMap((word) =>
      [1, 2].filter((size) => word.length >= size).map((size) => startOf(language, word.slice(0, size))),
    ),
  )

/** Every word that shall lead to a game, as it sounds, and how its names' words begin. */
export function searchWordsOf({ names, vendorName, gameType, theme }: Described): string[] {
  const texts = [
    ...Object.values(names),
    ...Object.values(categories[gameType].label),
    ...[vendorName, ofTheme[theme] ?? '', ofCategory[gameType] ?? ''],
  ]
  return [...new Set([...texts.flatMap((text) => wordsOf(text ?? '')), ...starts(names)])].sort()
}
