import { bn } from './bn.ts'
import { en, type VerifierStrings } from './en.ts'
import { fil } from './fil.ts'
import { hi } from './hi.ts'

export type { VerifierStrings }

const all: Record<string, VerifierStrings> = { en, fil, bn, hi }

/** Texts of the first language of the reader that the page has. */
export function textsFor(languages: readonly string[]): { tag: string; t: VerifierStrings } {
  const tag = languages
    .map((language) => language.split('-')[0]?.replace('tl', 'fil') ?? '')
    .find((known) => all[known])
  return { tag: tag ?? 'en', t: all[tag ?? 'en'] ?? en }
}
