import {
  assembleBrand,
  assembleTokens,
  type Brand,
  type Problem,
  resolveTokens,
  type Source,
  type Tokens,
  type TokensFile,
  toCss,
} from '../kit.ts'
import { type During, lookDuring, type Surroundings } from './campaigns.ts'
import type { Draft, FileName } from './draft.ts'
import { drawingProblems } from './drawings.ts'
import type { Json } from './json.ts'
import { type Pair, pairsOf } from './pairs.ts'

/** Files of the layers below a brand, lowest first. */
export type Below = Record<FileName, readonly Source[]>

/** Result of merging a draft with its layers. */
export type Outcome = {
  /** All layers merged, as JSON; the controls show these values. */
  merged: Record<FileName, Json>
  problems: readonly Problem[]
  /** Null while a file has a mistake. */
  shown: Shown | null
}

type Look = { brand: Brand; file: TokensFile; motif: string; tokens: Tokens; css: string; pairs: readonly Pair[] }
export type Shown = Look & { during: During }

/** The single computation behind the page. A file that has not changed since `before` is not read again. */
export function evaluate(draft: Draft, below: Below, before?: Evaluated, surroundings: Surroundings = {}): Evaluated {
  const isSame = (file: FileName) => before?.draft[file] === draft[file] && before.below === below
  const own = (file: FileName): Source => ({ layer: 'brand', file: `${file}.json`, json: draft[file] })
  const brand = isSame('brand') && before ? before.read.brand : assembleBrand([...below.brand, own('brand')])
  const tokens = isSame('tokens') && before ? before.read.tokens : assembleTokens([...below.tokens, own('tokens')])
  const look = brand.value && tokens.value ? show(brand.value, tokens.value, draft.art, before?.shown ?? null) : null
  const earlier = before?.shown ? { ...before.shown.during, file: before.shown.file } : null
  const during = look && lookDuring(look, draft, surroundings, earlier)
  return {
    draft,
    below,
    read: { brand, tokens },
    merged: { brand: brand.merged.value as Json, tokens: tokens.merged.value as Json },
    problems: [
      ...brand.problems,
      ...tokens.problems,
      ...(look ? drawingProblems(look.brand, draft.art) : []),
      ...(during?.problems ?? []),
    ],
    shown: look && during && { ...look, during },
  }
}

export type Evaluated = Outcome & {
  draft: Draft
  below: Below
  read: { brand: ReturnType<typeof assembleBrand>; tokens: ReturnType<typeof assembleTokens> }
}

function show(brand: Brand, file: TokensFile, art: Draft['art'], before: Look | null): Look {
  const motif = art[brand.motif] ?? ''
  if (before && before.file === file && before.motif === motif && before.brand.id === brand.id) {
    return { ...before, brand }
  }
  const tokens = resolveTokens(file, motif)
  return { brand, file, motif, tokens, css: toCss(brand.id, tokens), pairs: pairsOf(tokens, file) }
}
