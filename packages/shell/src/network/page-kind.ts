/** The kind of a page in field figures: few kinds, and nothing about the visitor. */
export type PageKind = 'home' | 'lobby' | 'game' | 'access' | 'other'

const kinds: readonly [RegExp, PageKind][] = [
  [/^\/(?:index(?:\.html)?|home)?$/, 'home'],
  [/^\/(?:rng|live|sports|esports|fish|pvp|lottery|lottert|games)(?:\/|$)/, 'lobby'],
  [/^\/(?:play|game)(?:\/|$)/, 'game'],
  [/^\/(?:login|register)/, 'access'],
]

export const pageKind = (pathname: string): PageKind =>
  kinds.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other'
