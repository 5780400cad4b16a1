import type { JsonObject } from './json.ts'

/** What a brand's own files say: the layer that this page edits. */
export type Draft = {
  brand: JsonObject
  tokens: JsonObject
  /** Text of the SVG files in `assets/`, by file name. */
  art: Record<string, string>
}

/** A brand's files as they were opened; what stays unchanged is written back byte by byte. */
export type Saved = {
  brandText: string
  tokensText: string
  art: Record<string, string>
}

export type FileName = 'brand' | 'tokens'
