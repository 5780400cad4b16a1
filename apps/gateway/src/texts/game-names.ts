import { type ThemeName, themeNames } from '@boardwalk/brand-kit/art'
import { type EveryLanguage, fill, textFile } from './text-file.ts'

/** Order matters: the demo catalogue deals its titles by it. */
export const openings = [
  'golden',
  'lucky',
  'royal',
  'happy',
  'magic',
  'wild',
  'crystal',
  'monsoon',
  'midnight',
  'sunrise',
  'dancing',
  'island',
  'little',
  'silver',
] as const
export const endings = [
  'fiesta',
  'riches',
  'garden',
  'parade',
  'dreams',
  'bazaar',
  'harvest',
  'quest',
  'melody',
  'carnival',
  'secrets',
  'story',
  'valley',
  'blaze',
  'party',
  'wonders',
] as const
type Opening = (typeof openings)[number]
type Ending = (typeof endings)[number]

/** A title is a hero with an opening, an ending or both; a language's patterns define the order. */
const texts = textFile('game-names', {
  patterns: ['opening', 'ending', 'both'],
  themes: themeNames,
  /** The hero before or after an ending: in Bengali the genitive, in Hindi the form before का, की and के. */
  themesOf: themeNames,
  openings,
  endings,
})

export const themeLabels: Record<ThemeName, EveryLanguage> = texts.group('themes')

export function gameTitle(theme: ThemeName, opening: Opening | undefined, ending: Ending | undefined): EveryLanguage {
  return texts.everywhere(({ patterns, ...words }) => {
    const hero = (ending ? words.themesOf : words.themes)[theme]
    if (opening && ending)
      return fill(patterns.both, { hero, opening: words.openings[opening], ending: words.endings[ending] })
    if (opening) return fill(patterns.opening, { hero, opening: words.openings[opening] })
    return ending ? fill(patterns.ending, { hero, ending: words.endings[ending] }) : hero
  })
}
