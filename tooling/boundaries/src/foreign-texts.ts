import { exceptions, hasWord, terms } from './terms.ts'
import { tags, textFiles } from './texts.ts'

/** Letters of languages that are not written in Latin ones; the sign of the taka is of the Bengali script too. */
const scripts: Record<string, RegExp> = { bn: /(?=\p{L})\p{Script=Bengali}/u, hi: /(?=\p{L})\p{Script=Devanagari}/u }
const latin = tags.filter((tag) => !(tag in scripts))
/** Common words of the languages in Latin letters, none of which another one of them has. */
const common: Record<string, RegExp> = {
  en: /\b(?:the|of|and|you|your|is|are|with|from|this|not)\b/i,
  fil: /\b(?:ang|ng|mga|nang|ay|hindi|ito|iyong)\b/i,
}
/** A key that no text was found for, and a placeholder that nothing was put into. */
const unfilled = /^[a-z][\w-]*(?::\w+)?(?:\.\w+)+$|\{\w+\}/

/** Names that no language translates, beside those of brands and providers. */
const untranslated = [
  ...terms.names,
  ...['iOS', 'iPhone', 'iPad', 'Chrome', 'SMS', 'RTP', 'QR', 'VIP', 'FIL', 'EN', 'PH', 'BD', 'IN', 'Hold and spin'],
  ...['National Problem Gambling Helpline', 'Tele MANAS', 'Gambling Therapy'],
  ...['Data Privacy Act of 2012', 'Data Protection Board of India'],
]

/** Texts of the storefront and the gateway in other languages that `tag` translates differently, and uses nowhere. */
async function translated(tag: string): Promise<Set<string>> {
  const everywhere = textFiles()
  const used = new Set(
    (await Promise.all(everywhere.map(async (file) => [...(await file.textsIn(tag)).values()]))).flat(),
  )
  const files = everywhere.filter(({ name }) => !name.startsWith('sandbox-games/'))
  const others = latin.filter((other) => other !== tag)
  const pairs = files.flatMap((file) =>
    others.map(async (other) => {
      const own = await file.textsIn(tag)
      return [...(await file.textsIn(other))].map(([key, text]) => ({ text, isSame: own.get(key) === text }))
    }),
  )
  const all = (await Promise.all(pairs)).flat()
  const same = new Set(all.flatMap(({ text, isSame }) => (isSame ? [text] : [])))
  return new Set(all.flatMap(({ text }) => (same.has(text) || used.has(text) || text.includes('{') ? [] : [text])))
}

/** Addresses, fingerprints, and names of players of which only the beginning is shown, are no words. */
const noWords = /\S+@\S+|\w+\*+\w*|\b[0-9a-f]{32,}\b/g

const withoutNames = (text: string, names: readonly string[]) =>
  names.reduce((rest, name) => rest.replaceAll(name, ' '), text.replaceAll(noWords, ' '))

/** Finds texts of other languages in a page; `names` are those of brands, languages and providers. */
export async function createReader(tag: string, names: readonly string[]) {
  const foreign = await translated(tag)
  const own = scripts[tag]
  const others = Object.entries(scripts).flatMap(([other, script]) => (other === tag ? [] : [script]))
  const words = latin.flatMap((other) => (other === tag ? [] : (common[other] ?? [])))
  const known = [...names, ...untranslated].toSorted((a, b) => b.length - a.length)
  const allowed = Object.keys(exceptions.forbidden[tag] ?? {})
  const forbidden = Object.keys(terms.forbidden[tag] ?? {}).filter((word) => !allowed.includes(word))
  const reasons = (text: string): string[] => {
    const rest = withoutNames(text, known)
    const isForeign = /\p{L}/u.test(rest) && foreign.has(text)
    return [
      ...(unfilled.test(text) ? ['a key or a placeholder'] : []),
      ...(others.some((script) => script.test(rest)) ? ['letters of another language'] : []),
      ...(own && !own.test(text) && /[a-z]{2}/i.test(rest) ? ['Latin letters alone'] : []),
      ...(isForeign || words.some((word) => word.test(rest)) ? ['words of another language'] : []),
      ...forbidden.filter((word) => hasWord(text, word)),
    ]
  }
  return (texts: readonly string[]): string[] =>
    texts.flatMap((text) => reasons(text).map((reason) => `${reason}: ${text}`))
}
