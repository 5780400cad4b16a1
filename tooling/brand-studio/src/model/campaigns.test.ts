import { describe, expect, it } from 'vitest'
import { exportFiles } from '../files/export-files.ts'
import { readSaved } from '../files/open-files.ts'
import { belowOf } from '../files/shipped.ts'
import { savedOf } from '../testing/saved.ts'
import { sourcesOf } from './campaigns.ts'
import type { Draft } from './draft.ts'
import { evaluate } from './evaluate.ts'
import type { Json } from './json.ts'
import { openPairs } from './pairs.ts'
import { apply } from './studio-state.ts'
import { unwaive, waive } from './waivers.ts'

const saved = savedOf('philippines')
const { draft } = readSaved(saved, belowOf)
if (!draft) throw new Error('no draft')
const below = belowOf('ph')
const look = (next: Draft) => evaluate(next, below)
const run = (next: Draft) => exportFiles(next, saved, look(next))
const set = (next: Draft, path: string[], value: Json) => apply(next, { type: 'set', file: 'tokens', path, value })
/** Black on the brand's own accent can just be read, on the redder one of its campaign it cannot. */
const black = { $type: 'color', $value: { colorSpace: 'oklch', components: [0, 0, 0] } }
const dark = set(draft, ['semantic', 'light', 'color-on-accent'], black)

describe('a colour that only a campaign makes unreadable', () => {
  it('is reported with campaign, pair, ratio and required ratio', () => {
    const { shown } = look(dark)
    expect(openPairs(shown?.pairs ?? [])).toEqual([])
    expect(shown?.during.pairs).toMatchObject([
      {
        campaigns: ['christmas-lights'],
        theme: 'light',
        foreground: 'color-on-accent',
        background: 'color-accent',
        needed: 4.5,
        colors: ['#000', expect.not.stringMatching(shown?.tokens.light['color-accent'] ?? '')],
      },
    ])
    expect(shown?.during.pairs[0]?.ratio).toBeLessThan(4.5)
  })

  it('is not exported until a person accepts it', () => {
    const refused = run(dark)
    expect(refused).toMatchObject({ files: null, problems: [], pairs: [{ campaigns: ['christmas-lights'] }] })
    const { merged, shown } = look(dark)
    const [pair] = shown?.during.pairs ?? []
    if (!pair) throw new Error('no pair')
    const waived = apply(dark, waive(merged.tokens, {}, pair, { name: 'Ana Cruz', reason: 'Ten days' }))
    expect(run(waived).files?.[1]?.text).toContain('"name": "Ana Cruz"')
    expect(look(waived).shown?.during.pairs).toMatchObject([{ waiver: { name: 'Ana Cruz' } }])
    expect(run(apply(waived, unwaive(waived, look(waived).merged.tokens, pair))).files).toBeNull()
  })

  it('is no longer found when the colour goes back, after any earlier view', () => {
    const before = look(dark)
    expect(evaluate(draft, below, before).shown?.during.pairs).toEqual([])
    const renamed = apply(dark, { type: 'set', file: 'brand', path: ['name'], value: 'Nova' })
    const after = evaluate(renamed, below, before)
    expect(after.shown?.during.pairs).toBe(before.shown?.during.pairs)
    expect(after.shown?.brand.name).toBe('Nova')
  })
})

it('a brand is left alone by its campaigns as it ships', () => {
  expect(sourcesOf(draft).map(({ file }) => file)).toEqual(['campaigns/christmas-lights.json'])
  expect(run(draft).files).toHaveLength(2)
})

it('a campaign that the build would refuse is named', () => {
  const broken = readSaved({ ...saved, campaigns: { kites: '{' } }, belowOf).draft
  if (!broken) throw new Error('no draft')
  expect(exportFiles(broken, saved, look(broken))).toMatchObject({
    files: null,
    problems: [{ file: 'campaigns/kites.json' }],
  })
})
