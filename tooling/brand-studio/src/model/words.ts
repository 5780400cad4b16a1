import { type RoleName, roleNames } from '../kit.ts'

/** `color-on-accent-soft` → `On accent soft`. */
export const roleTitle = (name: string): string => sentence(name.replace(/^color-/, ''))

/** `rail:hot` → `Rail: hot`; `pointMall` → `Point mall`. */
export function sentence(key: string): string {
  const words = key
    .replace(':', ': ')
    .replaceAll('-', ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
  const isShouted = /^[A-Z\d]+$/.test(words)
  return isShouted ? words : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

const isOf = (pattern: RegExp) => (name: RoleName) => pattern.test(name)
const groups: readonly [title: string, isIn: (name: RoleName) => boolean][] = [
  ['Header, hero and footer', isOf(/header|hero|footer|vendor/)],
  ['Accent and highlight', isOf(/accent|highlight|badge|link|focus/)],
  ['States', isOf(/positive|negative|warning|info/)],
  ['Surfaces and text', () => true],
]

/** Colour roles as a designer looks for them; every role is in exactly one group. */
export const roleGroups = groups.map(([title, isIn], index) => ({
  title,
  names: roleNames.filter((name) => isIn(name) && !groups.slice(0, index).some(([, before]) => before(name))),
}))
