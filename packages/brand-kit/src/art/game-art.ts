import { tones, vivid } from './colour.ts'
import type { Paint } from './hero.ts'
import { type Random, random } from './random.ts'
import { behinds, heavens } from './scenery/behind.ts'
import { frame } from './scenery/frame.ts'
import { grounds } from './scenery/ground.ts'
import { type Mood, moodOf } from './scenery/sky.ts'
import { sprinkle } from './scenery/sprinkle.ts'
import { group, n, oval, path, rect } from './svg.ts'
import { isThemeName, type Theme, themes } from './themes.ts'

function paintOf(theme: Theme, roll: Random): Paint {
  const nudge = () => roll.between(-7, 7)
  return {
    main: vivid(roll.pick(theme.main) + nudge(), 0.18, roll.between(-0.02, 0.04)),
    side: vivid(roll.pick(theme.side) + nudge(), 0.15, roll.between(-0.02, 0.04)),
    gold: tones(84 + nudge(), 0.15, 0.82),
    white: '#fffaf0',
    ink: '#2a1b3d',
  }
}

const backdrop = ({ top, horizon, near }: Mood) =>
  `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".75" stop-color="${horizon}"/></linearGradient>` +
  `<linearGradient id="v" x2="0" y2="1"><stop stop-color="${near.deep}" stop-opacity="0"/><stop offset="1" stop-color="${near.deep}" stop-opacity=".75"/></linearGradient></defs>` +
  rect(0, 0, 300, 400, 0, 'url(#s)')

/**
 * The 3:4 picture of a game, 300 × 400 units. The same id and theme always give the same bytes; no two ids share
 * their draws. An unknown theme is drawn as gems.
 */
export function gameArt(id: string, themeName: string): string {
  const theme: Theme = isThemeName(themeName) ? themes[themeName] : themes.gem
  const roll = random(`game ${id}`)
  const mood = moodOf(roll.pick(theme.sky) + roll.between(-12, 12), roll)
  const paint = paintOf(theme, roll)
  const scale = roll.between(1.04, 1.16)
  // Figures and letters must not be mirrored.
  const side = roll.chance(0.5) || theme.hasFigures ? scale : -scale
  const place = `translate(${n(150 + roll.between(-5, 5))} ${n(200 + roll.between(-6, 6))}) rotate(${n(roll.between(-5, 5))}) scale(${side.toFixed(3)} ${scale.toFixed(3)})`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">',
    backdrop(mood),
    heavens(mood, roll),
    behinds[roll.pick(theme.behind)](mood, roll),
    grounds[roll.pick(theme.grounds)](mood, roll),
    path('M0 270H300V400H0Z', 'url(#v)'),
    oval(150, 316, 92, 15, mood.near.deep, 'opacity=".38"'),
    group(place, theme.hero(paint)),
    sprinkle(roll.pick(theme.sprinkle), paint, roll),
    frame(paint.gold, roll),
    '</svg>',
  ].join('')
}
