import { expect, it } from 'vitest'
import { readConfig } from '../src/server/config.ts'

const ancestors = (env: Record<string, string>) => readConfig({ SANDBOX_SECRET: 'x', ...env }).frameAncestors.split(' ')

it('lets storefronts frame a game, and no other page', () => {
  const sources = ancestors({})
  expect(sources).toContain('http://127.0.0.1:*')
  expect(sources).toContain('http://*.localhost:*')
  for (const source of sources) expect(source).toMatch(/^https?:\/\/[^/]*\w/)
  expect(ancestors({ FRAME_ANCESTORS: 'https://shop.example' })).toEqual(['https://shop.example'])
})
