/** Letters of a strip. `W` wild, `S` scatter or coin, `A` the theme's hero, `B`–`D` its company, `e`–`h` the small ones. */
export const symbolCodes = ['W', 'S', 'A', 'B', 'C', 'D', 'e', 'f', 'g', 'h'] as const
export type SymbolCode = (typeof symbolCodes)[number]
export type PaidCode = Exclude<SymbolCode, 'W' | 'S'>

export const strip = (letters: string): SymbolCode[] => [...letters] as SymbolCode[]

/** A grid by reels, rows from the top. */
export type Grid = SymbolCode[][]

/** The visible symbols at a stop: the symbol there and the ones after it, wrapping round. */
export const columnAt = (strip: readonly SymbolCode[], stop: number, rows: number): SymbolCode[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] as SymbolCode)
