import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../src/server/config.ts'

const ancestors = (env: Record<string, string>) => readConfig({ SANDBOX_SECRET: 'x', ...env }).frameAncestors.split(' ')

it('lets storefronts frame a game, and no other page', () => {
  const sources = ancestors({})
  expect(sources).toContain('http://127.0.0.1:*')
  expect(sources).toContain('http://*.localhost:*')
  for (const source of sources) expect(source).toMatch(/^https?:\/\/[^/]*\w/)
  expect(ancestors({ FRAME_ANCESTORS: 'https://shop.example' })).toEqual(['https://shop.example'])
})

it.each(['', '{"SANDBOX_SECRET": "x', 'null', '{}'])('names a damaged file of secrets (%s)', (text) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  writeFileSync(join(dataDir, 'secrets.json'), text)
  const read = () => readConfig({ DATA_DIR: dataDir })
  expect(read).toThrow(`${join(dataDir, 'secrets.json')} is damaged`)
})
