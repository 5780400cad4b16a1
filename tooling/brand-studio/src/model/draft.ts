import type { JsonObject } from './json.ts'

/** Values of a brand's own files: the layer that this page edits. */
export type Draft = {
  brand: JsonObject
  tokens: JsonObject
  /** Files of `assets/` by their path there: text of a drawing, or a data address of a picture in pixels. */
  art: Record<string, string>
  /** Content of each campaign's file, by its name; null for a file that is no JSON. */
  campaigns: JsonObject
}

/** A brand's files as they were opened; unchanged files are written back byte by byte. */
export type Saved = {
  brandText: string
  tokensText: string
  art: Record<string, string>
  /** Text of each campaign's file, by its name. */
  campaigns: Record<string, string>
}

export type FileName = 'brand' | 'tokens'
/** Part of a draft that can be set and removed by path. */
export type DraftFile = FileName | 'campaigns'
