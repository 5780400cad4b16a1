import { createReader } from '@boardwalk/boundaries/foreign-texts'
import { loadBrands } from '@boardwalk/brand-kit/node'
import { languages } from '@boardwalk/i18n/codes'
import type { APIRequestContext } from '@playwright/test'
import { hostileMark } from './plant-hostile.ts'

type Menus = { value: { menus: { vendors: { name: string }[] }[] } }

/** Names as they are written in every language. */
export async function namesOf(request: APIRequestContext): Promise<string[]> {
  const menus = (await (await request.get('/lgw/games/game_menus')).json()) as Menus
  const vendors = menus.value.menus.flatMap((menu) => menu.vendors.map(({ name }) => name))
  const brands = loadBrands().flatMap(({ brand }) => [
    brand.name,
    ...Object.values(brand.names ?? {}).flatMap((name) => name ?? []),
  ])
  return [...vendors, ...brands, ...Object.values(languages).map(({ name }) => name)]
}

/** Finds the texts of a page that do not belong to a language, each with the reason. */
export async function wordReader(tag: string, names: readonly string[]) {
  const read = await createReader(tag, names)
  // Another test plants markup at the same merchant at this time.
  return (texts: readonly string[]) => read(texts.filter((text) => !text.includes(hostileMark)))
}
