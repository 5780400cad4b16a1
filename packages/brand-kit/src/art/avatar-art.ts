import { tones, vivid } from './colour.ts'
import { random } from './random.ts'
import { circle, group, oval, rect } from './svg.ts'
import { type Theme, type ThemeName, themes } from './themes.ts'

/** Portraits in the order of the avatar ids: `a01` is the first. */
const portraits: readonly ThemeName[] = [
  'tiger',
  'owl',
  'cat',
  'elephant',
  'peacock',
  'koi',
  'turtle',
  'buffalo',
  'butterfly',
  'lotus',
  'sun',
  'moon',
]

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">'

/** Fallback for a missing portrait: a head and shoulders on a plain ground. */
export const defaultAvatarArt = `${start}${rect(0, 0, 200, 200, 0, '#4b5a78')}${circle(100, 82, 36, '#dfe5f1')}${oval(100, 190, 66, 62, '#dfe5f1')}</svg>`

/** A square portrait of 200 units; numbers from 1, and 0 for the default. Null when there is no such portrait. */
export function avatarArt(number: number): string | null {
  if (number === 0) return defaultAvatarArt
  const name = portraits[number - 1]
  if (!name) return null
  const theme: Theme = themes[name]
  const roll = random(`avatar ${name}`)
  const sky = roll.pick(theme.sky)
  const back = tones(sky, 0.12, 0.8)
  const paint = {
    main: vivid(theme.main[0] ?? 30),
    side: vivid(theme.side[0] ?? 150, 0.15),
    gold: tones(84, 0.15, 0.82),
    white: '#fffaf0',
    ink: '#2a1b3d',
  }
  return (
    start +
    rect(0, 0, 200, 200, 0, back.base) +
    circle(100, 112, 92, back.hi) +
    group('translate(100 108) scale(.82)', theme.hero(paint)) +
    '</svg>'
  )
}
