import type { GameLanguage } from '../../client/strings/languages.ts'
import { bn } from './bn.ts'
import { en, type VerifierStrings } from './en.ts'
import { fil } from './fil.ts'
import { hi } from './hi.ts'

export type { VerifierStrings }

const all: Record<GameLanguage, VerifierStrings> = { en, fil, bn, hi }
const isKnown = (tag: string): tag is GameLanguage => Object.hasOwn(all, tag)

/** Texts of the first language of the reader that the page has. */
export function textsFor(languages: readonly string[]): { tag: string; t: VerifierStrings } {
  const tag = languages.map((language) => language.split('-')[0]?.replace('tl', 'fil') ?? '').find(isKnown) ?? 'en'
  return { tag, t: all[tag] }
}
