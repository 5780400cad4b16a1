import { describe, expect, it } from 'vitest'
import { readSaved } from '../files/open-files.ts'
import { belowOf } from '../files/shipped.ts'
import { setInCampaign } from '../model/campaign-edits.ts'
import { evaluate } from '../model/evaluate.ts'
import { apply, type Edit } from '../model/studio-state.ts'
import { savedOf } from '../testing/saved.ts'
import { type Draw, hiddenSigns, signsOf } from './signs.ts'

const { draft } = readSaved(savedOf('philippines'), belowOf)
if (!draft) throw new Error('no draft')
const white = { $type: 'color', $value: { colorSpace: 'oklch', components: [1, 0, 0] } }
const header = ['semantic', 'light', 'color-header']
const set = (path: string[], value: typeof white): Edit => ({ type: 'set', file: 'tokens', path, value })

/** A picture of one pixel, white as the logos are. */
const draw: Draw = async (svg) => (svg ? { data: [255, 255, 255, 255], width: 1, height: 1 } : null)
const find = async (...edits: Edit[]) => {
  const next = edits.reduce(apply, { ...draft, art: { 'logo.svg': '<svg/>', 'logo-dark.svg': '<svg/>' } })
  const { shown } = evaluate(next, belowOf('ph'))
  return hiddenSigns(shown ? signsOf(shown, next.art) : [], draw)
}
const hidden = {
  file: 'assets/logo.svg',
  key: 'assets.logo',
  expected: 'a contrast of 3 on color-header (#fff, light) over 75% of its width',
  found: '0%',
}

describe('a sign in the studio', () => {
  it('is judged on the backgrounds of the brand', async () => expect(await find()).toEqual([]))
  it('is named when its header hides it, in the words of the check', async () =>
    expect(await find(set(header, white))).toEqual([hidden]))
  it('is named when the header of a campaign hides it', async () => {
    const edits = setInCampaign(draft, 'christmas-lights', ['tokens', ...header], white)
    expect(await find(...edits)).toEqual([{ ...hidden, key: 'campaigns.christmas-lights.assets.logo' }])
  })
  it('is left to the other rules when it cannot be drawn', async () => {
    const { shown } = evaluate(apply(draft, set(header, white)), belowOf('ph'))
    expect(await hiddenSigns(shown ? signsOf(shown, draft.art) : [], async () => null)).toEqual([])
  })
})
