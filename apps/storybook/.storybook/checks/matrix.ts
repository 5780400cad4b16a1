export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]
export type Skin = { brand: string; theme: Theme }

/** Every brand in every theme. */
export const skinsOf = (brands: readonly string[]): Skin[] =>
  brands.flatMap((brand) => themes.map((theme) => ({ brand, theme })))

export const otherSkins = (skins: readonly Skin[], own: Skin): Skin[] =>
  skins.filter(({ brand, theme }) => brand !== own.brand || theme !== own.theme)

/** The next brand in the other theme: brands are neighbours in the list, their themes alternate. */
const toNext = themes.length + 1

/**
 * Chooses the other skins in which a story's colours are checked. Overviews of all components are checked in all of
 * them. Any other story is checked in one more, the next brand in the other theme, because the many stories of a
 * screen share their colours.
 */
export function skinsToRead(skins: readonly Skin[], own: Skin, showsAll: boolean): Skin[] {
  if (showsAll) return otherSkins(skins, own)
  const place = skins.findIndex(({ brand, theme }) => brand === own.brand && theme === own.theme)
  return otherSkins([...skins, ...skins].slice(place + toNext, place + toNext + 1), own)
}

/**
 * The skin that a story is tested in when it is tested once: stories spread evenly over the skins, and each story
 * visits all of them in as many rotations as there are skins.
 */
export function rotatedSkin(story: string, skins: readonly Skin[], rotation: number): Skin {
  const skin = skins[(hash(story) + rotation) % skins.length]
  if (!skin) throw new Error('A test run needs at least one skin.')
  return skin
}

/** Whether a story has its turn: in as many rotations as there are turns, each story has one. */
export const hasTurn = (story: string, turns: number, rotation: number): boolean =>
  (hash(story) + rotation) % turns === 0

/** FNV-1a: equal on every machine, and spreads names that differ in one letter. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}
