import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBrand } from '@boardwalk/brand-kit/node'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { featureKeys, homeSections, navigationIds, roleNames } from '../kit.ts'
import type { Draft } from '../model/draft.ts'
import { evaluate } from '../model/evaluate.ts'
import { likeOf } from '../model/like.ts'
import { openPairs } from '../model/pairs.ts'
import { apply, type Edit } from '../model/studio-state.ts'
import { tokenEdit } from '../model/token-edit.ts'
import { waive } from '../model/waivers.ts'
import { brandsFolder, savedOf } from '../testing/saved.ts'
import { exportFiles } from './export-files.ts'
import { readSaved } from './open-files.ts'
import { belowOf, shipped } from './shipped.ts'

const scratch = mkdtempSync(join(tmpdir(), 'studio-brands-'))
// Without campaigns: the loader checks them against the brand, and this test does not edit them.
cpSync(brandsFolder, scratch, { recursive: true, filter: (path) => !path.endsWith('campaigns') })
afterAll(() => rmSync(scratch, { recursive: true }))

const color = fc
  .tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 0.4, noNaN: true }),
    fc.integer({ min: 0, max: 360 }),
  )
  .map((components) => ({ colorSpace: 'oklch', components: [...components] }))
const theme = fc.constantFrom('light', 'dark')
const pixels = fc.integer({ min: 0, max: 999 }).map((value) => ({ value, unit: 'px' }))

/** Random edits of the studio; a token is a path and its value. */
const token = fc.oneof(
  fc.tuple(
    fc.constantFrom('brand', 'accent', 'highlight', 'neutral').map((name) => ['seed', 'color', name]),
    color,
  ),
  fc.tuple(
    fc.constantFrom('control', 'card', 'panel', 'pill').map((name) => ['seed', 'radius', name]),
    pixels,
  ),
  fc.tuple(fc.constant(['seed', 'density']), fc.double({ min: 0.8, max: 1.25, noNaN: true })),
  fc.tuple(fc.constant(['seed', 'elevation']), fc.double({ min: 0, max: 2, noNaN: true })),
  fc.tuple(fc.constant(['seed', 'type', 'ratio']), fc.double({ min: 1.1, max: 1.35, noNaN: true })),
  fc.tuple(
    fc.tuple(theme, fc.constantFrom(...roleNames)).map(([name, role]) => ['semantic', name, role]),
    fc.oneof(color, fc.constantFrom('{seed.color.brand}', '{seed.color.neutral}')),
  ),
)
const isText = (text: string) => text.trim() !== ''
const words = fc.oneof(
  fc.tuple(fc.constant(['name']), fc.string({ minLength: 1, maxLength: 20 }).filter(isText)),
  fc.tuple(fc.constant(['tagline', 'EN']), fc.string({ minLength: 1, unit: 'grapheme' }).filter(isText)),
  fc.tuple(fc.constant(['navigation']), fc.shuffledSubarray([...navigationIds], { minLength: 1 })),
  fc.tuple(fc.constant(['home']), fc.shuffledSubarray([...homeSections], { minLength: 1 })),
  fc.tuple(
    fc.constantFrom(...featureKeys).map((key) => ['features', key]),
    fc.boolean(),
  ),
)

it('loads its own export with the same brand and style, after any edit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...shipped.map(({ id }) => id)),
      fc.array(token, { maxLength: 6 }),
      fc.array(words, { maxLength: 4 }),
      (id, tokens, facts) => {
        const saved = savedOf(id)
        const opened = readSaved(saved, belowOf).draft
        if (!opened) throw new Error(`${id} cannot be opened`)
        const below = belowOf(opened.brand.region ?? null)
        const start = evaluate(opened, below)
        const like = likeOf(start.merged)
        const one = (draft: Draft, edit: Edit) => apply(draft, edit)
        const edited = [
          ...facts.map(([path, value]): Edit => ({ type: 'set', file: 'brand', path, value, like: like.brand })),
        ].reduce(one, opened)
        const coloured = tokens.reduce(
          (draft, [path, value]) => one(draft, tokenEdit(draft, start.merged.tokens, like.tokens, path, value)),
          edited,
        )
        const { shown } = evaluate(coloured, below)
        // A pair that only a campaign makes unreadable needs an answer as well.
        const open = openPairs(shown ? [...shown.pairs, ...shown.during.pairs] : [])
        const answered = open.reduce(
          (draft, pair) =>
            one(draft, waive(draft.tokens, like.tokens, pair, { name: 'Test', reason: 'Anything goes' })),
          coloured,
        )
        const outcome = evaluate(answered, below)
        const { files, problems } = exportFiles(answered, saved, outcome)
        expect(problems).toEqual([])
        for (const { name, text } of files ?? []) writeFileSync(join(scratch, id, name), text)
        const loaded = loadBrand(join(scratch, id))
        expect(loaded.css).toBe(outcome.shown?.css)
        expect(loaded.brand).toEqual(outcome.shown?.brand)
      },
    ),
    { numRuns: 60 },
  )
}, 240_000)
