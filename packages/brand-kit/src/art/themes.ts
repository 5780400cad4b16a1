import { animalsThemes } from './themes/animals.ts'
import { festivalThemes } from './themes/festival.ts'
import { fruitThemes } from './themes/fruit.ts'
import { keepsakeThemes } from './themes/keepsake.ts'
import { lightsThemes } from './themes/lights.ts'
import { pastimeThemes } from './themes/pastime.ts'
import { placeThemes } from './themes/place.ts'
import { tablesThemes } from './themes/tables.ts'
import type { Theme } from './themes/theme.ts'
import { treasureThemes } from './themes/treasure.ts'
import { wingsAndFinsThemes } from './themes/wings-and-fins.ts'

export type { Theme } from './themes/theme.ts'

/** Every theme of game art by name; a new one is a hero and a line here. */
export const themes = {
  ...fruitThemes,
  ...animalsThemes,
  ...wingsAndFinsThemes,
  ...placeThemes,
  ...treasureThemes,
  ...keepsakeThemes,
  ...festivalThemes,
  ...lightsThemes,
  ...tablesThemes,
  ...pastimeThemes,
} satisfies Record<string, Theme>

export type ThemeName = keyof typeof themes
export const themeNames = Object.keys(themes) as ThemeName[]
export const isThemeName = (name: string): name is ThemeName => Object.hasOwn(themes, name)
