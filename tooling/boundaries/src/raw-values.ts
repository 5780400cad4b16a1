export type RawValue = { line: number; text: string }

/** Space, type, shape and motion belong to the brand; widths, heights and places are the component's own business. */
const governed =
  /^(?:(?:margin|padding)(?:-[a-z-]+)?|(?:row-|column-)?gap|font(?:-size|-weight|-family)?|line-height|letter-spacing|border(?:-[a-z-]+)?|outline(?:-[a-z-]+)?|box-shadow|transition(?:-[a-z-]+)?|animation(?:-[a-z-]+)?)$/
const declaration = /(?<=^|[;{\n`])[ \t]*([a-z-]+):[ \t]*([^;{}`]+);/g
/** Ways around a style sheet's text: styles as objects, or a constant that is put into a text later. */
const elsewhere =
  /\bstyled(?:\.\w+|\((?:\w+|'\w+')\))(?:<[^()]*>)?\(\{|\bcss\(\{|\bstyle=\{|(?<=\b(?:gap|space|padding|margin|radius|pace|duration)\w* = ['"`])\d*\.?\d+(?:px|rem|ms|s)(?=['"`])/gi
const interpolation = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g
const absolute = /(?<![\w.])(\d*\.?\d+)(px|rem|pt|vw|vh|ms|s)\b/g
const address = /(?:\b(?:https?|wss?|ftp):|(?<=['"`(]))\/\/[a-z0-9-]+(?:(?:\.[a-z0-9-]+)+|:\d+)/gi

/** Addresses in formats and examples, which are never requested. */
const isHarmless = (found: string) => /\/\/www\.w3\.org$|\.invalid$/.test(found)
/** Lines, gaps and durations too small to be a brand's decision. */
const isHairline = (amount: string, unit: string) => /^(?:px|ms)$/.test(unit) && Number(amount) <= 3

/** Replaces each interpolation by one word and keeps its line breaks. */
export const withoutInterpolations = (text: string): string =>
  text.replace(interpolation, (found) => `TOKEN${found.replace(/[^\n]/g, '')}`)

/** Sizes of space, type, shape and motion that a component wrote down instead of reading a token. */
export function rawSizes(text: string): RawValue[] {
  const flat = withoutInterpolations(text)
  const all = [...flat.matchAll(declaration)]
  const carriers = new Set(all.filter(([, name = '']) => governed.test(name)).flatMap(([found]) => variablesIn(found)))
  const declared = all.filter(
    ([, name = '', value = '']) => (governed.test(name) || carriers.has(name)) && isRaw(name, value),
  )
  return [...declared, ...text.matchAll(elsewhere)].map((match) => at(match.input, match.index, match[0]))
}

/** Variables that pass a value from one declaration to another. */
const variablesIn = (text: string) => [...text.matchAll(/var\((--[a-z-]+)/g)].map(([, name = '']) => name)

/** A token inside min() or max() is allowed; the raw value beside it is not. */
function withoutBentTokens(value: string): string {
  const inner = /\b(?:min|max|clamp|calc)?\(([^()]*)\)/
  let rest = value
  for (let call = inner.exec(rest); call; call = inner.exec(rest))
    rest = rest.replace(call[0], call[1]?.includes('TOKEN') ? 'TOKEN' : `[${call[1]}]`)
  return rest
}

function isRaw(property: string, value: string): boolean {
  if (property === 'font-weight') return /\b\d{3}\b|bold/.test(value)
  if (property === 'line-height') return !/^(?:TOKEN|inherit|normal|[01]|var\(--[a-z-]+\))$/.test(value.trim())
  if (property === 'font-family') return !/^(?:TOKEN|inherit|monospace|ui-monospace, monospace)$/.test(value.trim())
  // An endless animation shows that something is loading; its speed is not part of a brand.
  if (/\binfinite\b/.test(value)) return false
  return [...withoutBentTokens(value).matchAll(absolute)].some(
    ([, amount = '', unit = '']) => !isHairline(amount, unit),
  )
}

/** Addresses of the web in code; they belong to a brand or to the gateway's settings. */
export const rawAddresses = (text: string): RawValue[] =>
  [...text.matchAll(address)]
    .filter((match) => !isHarmless(match[0]) && !isComment(text, match.index))
    .map((match) => at(text, match.index, match[0]))

const isComment = (text: string, index: number) =>
  /^\s*(?:\/?\*|\/\/)|\s\/\/ /.test(text.slice(text.lastIndexOf('\n', index) + 1, index))

const at = (text: string, index: number, found: string): RawValue => ({
  line: text.slice(0, index + found.length - found.trimStart().length).split('\n').length,
  text: found.trim(),
})
