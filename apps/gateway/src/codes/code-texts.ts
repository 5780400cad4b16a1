import { languageCodes, languages, minutesText } from '@boardwalk/i18n/codes'
import { fill, textsFor } from '../texts/server-texts.ts'

type Facts = { brand: string; code: string; minutes: number }
type Text = { subject: string; body: string }

/** Subject and body of a code's message. */
export function codeTexts(bcp47: string, facts: Facts): Text {
  const language = languageCodes.find((code) => languages[code].bcp47 === bcp47) ?? 'EN'
  const { subject, body } = textsFor(language).code
  const named = { ...facts, time: minutesText(facts.minutes, languages[language].bcp47) }
  return { subject: fill(subject, named), body: fill(body, named) }
}
