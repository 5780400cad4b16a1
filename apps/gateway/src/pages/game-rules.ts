import type { LanguageCode } from '@boardwalk/i18n/codes'
import { engines, playable } from '../seed/engines.ts'
import { fill, textFile } from '../texts/text-file.ts'

const texts = textFile('game-rules', { line: ['text'], rules: Object.keys(engines) as (keyof typeof engines)[] })

const percent = (rtp: number) => `${(rtp / 100).toFixed(2)}%`

/** Every kind of game that runs, as a list: how it is won, its return and its volatility by the engine's own data. */
export function gameRules(language: LanguageCode): string {
  const { line, rules } = texts.in(language)
  return playable
    .map((engine) => ({ rule: rules[engine], share: percent(engines[engine].rtp), level: engines[engine].volatility }))
    .map((facts) => `- ${fill(line.text, facts)}`)
    .join('\n')
}
