import { strToU8, zipSync } from 'fflate'
import type { Problem } from '../kit.ts'
import type { Draft, Saved } from '../model/draft.ts'
import type { Outcome } from '../model/evaluate.ts'
import { isObject, type Json } from '../model/json.ts'
import { openPairs, type Pair } from '../model/pairs.ts'
import { gone } from '../pictures/photos.ts'
import { bytesIn } from './data-url.ts'
import { rewrite } from './rewrite.ts'

/** `text` is a data address for a picture in pixels. */
export type ExportFile = { name: string; text: string }

/** The bytes of a file, which may be stored as a data URL. */
export const bytesOf = ({ text }: ExportFile): Uint8Array<ArrayBuffer> => bytesIn(text) ?? strToU8(text)
export type Export =
  | {
      files: readonly ExportFile[]
      /** Files to delete from the folder: an archive cannot express that. */
      removed: readonly string[]
      problems: []
      pairs: []
    }
  | { files: null; problems: readonly Problem[]; pairs: readonly Pair[] }

/**
 * The brand's own files. Refused while a value is invalid or a pair is unreadable and not waived,
 * campaigns included. Drawings are among them only when they were changed.
 */
export function exportFiles(draft: Draft, saved: Saved, { problems, shown }: Outcome): Export {
  const pairs = shown ? openPairs([...shown.pairs, ...shown.during.pairs]) : []
  if (shown === null || problems.length > 0 || pairs.length > 0) return { files: null, problems, pairs }
  const drawings = Object.entries(draft.art).filter(([name, text]) => saved.art[name] !== text)
  const campaigns = Object.entries(draft.campaigns).flatMap(([name, value]) => campaignFile(saved, name, value))
  const ended = Object.keys(saved.campaigns).filter((name) => draft.campaigns[name] === undefined)
  return {
    files: [
      { name: 'brand.json', text: rewrite(saved.brandText, draft.brand) },
      { name: 'tokens.json', text: rewrite(saved.tokensText, draft.tokens) },
      ...campaigns,
      ...drawings.filter(([, text]) => text !== gone).map(([name, text]) => ({ name: `assets/${name}`, text })),
    ],
    removed: [
      ...ended.map((name) => `campaigns/${name}.json`),
      ...drawings.filter(([, text]) => text === gone).map(([name]) => `assets/${name}`),
    ],
    problems: [],
    pairs: [],
  }
}

/** A campaign's file, if its content changed. */
function campaignFile({ campaigns }: Saved, name: string, value: Json | undefined): ExportFile[] {
  const before = campaigns[name] ?? ''
  const text = isObject(value) ? rewrite(before, value) : before
  return text === before ? [] : [{ name: `campaigns/${name}.json`, text }]
}

/** All files in one archive below the brand's folder; the same files give the same bytes. */
export const toZip = (id: string, files: readonly ExportFile[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(files.map((file) => [`${id}/${file.name}`, bytesOf(file)])), {
    mtime: new Date('2000-01-01T00:00:00'),
  })
