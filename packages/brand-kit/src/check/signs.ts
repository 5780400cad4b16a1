import type { Brand } from '../brand.ts'
import type { Problem } from '../problem/problems.ts'
import type { ColorName, Theme, Tokens } from '../tokens/names.ts'

export type Sign = { key: 'logo' | 'logoDark' | 'mark'; theme: Theme; ground: ColorName }

/** Signs and the grounds that the screens and icons put them on. */
export const signs: readonly Sign[] = [
  { key: 'logo', theme: 'light', ground: 'color-header' },
  { key: 'logoDark', theme: 'dark', ground: 'color-header' },
  { key: 'mark', theme: 'light', ground: 'color-hero' },
]

type Look = { brand: Brand; tokens: Tokens }

/** Signs that show otherwise than the brand's own. The mark is on icons alone, which no campaign draws again. */
export const changedSigns = (before: Look, after: Look): Sign[] =>
  signs.filter(
    ({ key, theme, ground }) =>
      key !== 'mark' &&
      (after.brand.assets[key] !== before.brand.assets[key] ||
        after.tokens[theme][ground] !== before.tokens[theme][ground]),
  )

/** A sign's smallest visible part of its width: soft edges may fade, letters may not. */
const minShare = 0.75

/** A sign without contrast to its ground; `share` is the visible part of its width, null where it cannot be drawn. */
export function signProblem(
  { key, theme, ground }: Sign,
  { tokens }: Pick<Look, 'tokens'>,
  share: number | null,
  file: string,
  where = '',
): Problem[] {
  if (share === null || share >= minShare) return []
  const percent = (value: number) => `${Math.round(100 * value)}%`
  const expected = `a contrast of 3 on ${ground} (${tokens[theme][ground]}, ${theme}) over ${percent(minShare)} of its width`
  return [{ file, key: `${where}assets.${key}`, expected, found: percent(share) }]
}
