import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '@boardwalk/i18n/codes'
import { expect, it } from 'vitest'
import { gameLobby } from './index.ts'

const locales = path.resolve(import.meta.dirname, '../../../locales')
const tags = Object.values(languages).map(({ bcp47 }) => bcp47)

it.each(tags)('every page of games has a sentence of its own for search results in %s', (tag) => {
  const descriptions = JSON.parse(readFileSync(path.join(locales, tag, 'descriptions.json'), 'utf8'))
  const listed = (gameLobby.routes ?? []).filter(({ isIndexed }) => isIndexed !== false)
  expect(listed.length).toBeGreaterThan(6)
  for (const route of listed) expect(descriptions, route.path).toHaveProperty(route.path.slice(1))
  expect(new Set(Object.values(descriptions)).size).toBe(Object.keys(descriptions).length)
})
