import { type Color, oklch } from './color.ts'
import { colorRules, type SeedColors } from './derive-colors.ts'
import type { ColorName, Theme } from './names.ts'

/** The sources of a colour role. */
export type ColorTrace = { seeds: (keyof SeedColors)[]; roles: ColorName[] }

/** Runs the rule of one role and records which values it reads, so that no list has to be maintained. */
export function traceColor(
  name: ColorName,
  seed: SeedColors,
  theme: Theme,
  colors: Record<ColorName, Color>,
): ColorTrace {
  const seeds = new Set<keyof SeedColors>()
  const roles = new Set<ColorName>()
  const watched = new Proxy(seed, {
    get(target, key: keyof SeedColors) {
      seeds.add(key)
      return target[key]
    },
  })
  const get = (role: ColorName) => {
    roles.add(role)
    return colors[role] ?? oklch(0, 0, 0)
  }
  colorRules[name]({ seed: watched, isDark: theme === 'dark', get })
  return { seeds: [...seeds], roles: [...roles] }
}
