import type { JsonObject } from './json.ts'

/** What a brand's own files say: the layer that this page edits. */
export type Draft = {
  brand: JsonObject
  tokens: JsonObject
  /** Files of `assets/` by their path there: text of a drawing, or a data address of a picture in pixels. */
  art: Record<string, string>
  /** What a campaign's file says, by its name; null for a file that is no JSON. */
  campaigns: JsonObject
}

/** A brand's files as they were opened; what stays unchanged is written back byte by byte. */
export type Saved = {
  brandText: string
  tokensText: string
  art: Record<string, string>
  /** Text of each campaign's file, by its name. */
  campaigns: Record<string, string>
}

export type FileName = 'brand' | 'tokens'
/** What a set or a removal works on. */
export type DraftFile = FileName | 'campaigns'
