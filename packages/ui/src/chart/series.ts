import { type TokenName, token } from '@boardwalk/brand-kit'

export type Series = {
  id: string
  name: string
  /** One for each label; null where nothing is known. For drawing only, so that money may be rounded here. */
  values: readonly (number | null)[]
}

/** How series are distinguished: a colour, and without it a dash, a mark and a pattern. */
export type Look = { colour: string; dash: string | undefined; mark: Mark; pattern: Pattern }
export type Mark = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross'
export type Pattern = 'plain' | 'lines' | 'dots' | 'grid' | 'steps'

/** All readable on a surface in both themes, which brands are checked for. */
const colours: readonly TokenName[] = [
  'color-link',
  'color-on-warning-soft',
  'color-on-positive-soft',
  'color-on-info-soft',
  'color-text-muted',
]
const dashes = [undefined, '7 4', '2 4', '10 4 2 4', '14 6']
const marks: readonly Mark[] = ['circle', 'square', 'triangle', 'diamond', 'cross']
const patterns: readonly Pattern[] = ['plain', 'lines', 'dots', 'grid', 'steps']

const pick = <T>(list: readonly T[], index: number, other: T): T => list[index % list.length] ?? other

/** Colour and mark of the n-th series. With more than five the colours repeat with other marks. */
export const lookOf = (index: number): Look => ({
  colour: token(pick(colours, index, 'color-text')),
  dash: dashes[(index + Math.floor(index / colours.length)) % dashes.length],
  mark: pick(marks, index + Math.floor(index / colours.length), 'circle'),
  pattern: pick(patterns, index + Math.floor(index / colours.length), 'plain'),
})

export const isKnown = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** All values that can be drawn. */
export const knownValues = (series: readonly Series[]) => series.flatMap(({ values }) => values.filter(isKnown))

export const hasData = (series: readonly Series[]) => series.some(({ values }) => values.some(isKnown))
