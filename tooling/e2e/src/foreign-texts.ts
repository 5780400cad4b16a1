import { exceptions, hasWord, terms } from '../../boundaries/src/terms.ts'
import { textFiles } from '../../boundaries/src/texts.ts'

/** Letters of languages that are not written in Latin ones; the sign of the taka is of the Bengali script too. */
const scripts: Record<string, RegExp> = { bn: /(?=\p{L})\p{Script=Bengali}/u, hi: /(?=\p{L})\p{Script=Devanagari}/u }
/** A key that no text was found for, and a placeholder that nothing was put into. */
const unfilled = /^[a-z][\w-]*(?::\w+)?(?:\.\w+)+$|\{\w+\}/

/** Names that no language translates, beside those of brands and providers. */
const common = [
  ...['Android', 'iOS', 'iPhone', 'iPad', 'Chrome', 'Facebook', 'Telegram', 'YouTube', 'Instagram', 'Twitter'],
  ...['WhatsApp', 'Viber', 'LINE', 'Gambling Therapy', 'SMS', 'RTP', 'QR', 'FIL', 'EN', 'PH', 'BD', 'IN'],
]

/** English texts of the storefront and the gateway that a language translates differently. */
async function translated(tag: string): Promise<Set<string>> {
  const files = textFiles().filter(({ name }) => !name.startsWith('sandbox-games/'))
  const pairs = await Promise.all(
    files.map(async (file) => {
      const own = await file.textsIn(tag)
      return [...(await file.textsIn('en'))].map(([key, text]) => ({ text, isSame: own.get(key) === text }))
    }),
  )
  const same = new Set(pairs.flat().flatMap(({ text, isSame }) => (isSame ? [text] : [])))
  return new Set(pairs.flat().flatMap(({ text }) => (same.has(text) || text.includes('{') ? [] : [text])))
}

/** Addresses, and names of players of which only the beginning is shown, are no words. */
const noWords = /\S+@\S+|\w+\*+\w*/g

const withoutNames = (text: string, names: readonly string[]) =>
  names.reduce((rest, name) => rest.replaceAll(name, ' '), text.replaceAll(noWords, ' '))

/** Finds texts of other languages in a page; `names` are those of brands, languages and providers. */
export async function createReader(tag: string, names: readonly string[]) {
  const english = tag === 'en' ? new Set<string>() : await translated(tag)
  const own = scripts[tag]
  const others = Object.entries(scripts).flatMap(([other, script]) => (other === tag ? [] : [script]))
  const known = [...names, ...common].toSorted((a, b) => b.length - a.length)
  const allowed = Object.keys(exceptions.forbidden[tag] ?? {})
  const forbidden = Object.keys(terms.forbidden[tag] ?? {}).filter((word) => !allowed.includes(word))
  const reasons = (text: string): string[] => {
    const rest = withoutNames(text, known)
    return [
      ...(unfilled.test(text) ? ['a key or a placeholder'] : []),
      ...(others.some((script) => script.test(rest)) ? ['letters of another language'] : []),
      ...(own && !own.test(text) && /[a-z]{2}/i.test(rest) ? ['Latin letters alone'] : []),
      ...(english.has(text) ? ['English'] : []),
      ...forbidden.filter((word) => hasWord(text, word)),
    ]
  }
  return (texts: readonly string[]): string[] =>
    texts.flatMap((text) => reasons(text).map((reason) => `${reason}: ${text}`))
}
