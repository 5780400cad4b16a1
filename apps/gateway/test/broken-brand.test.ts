import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const here = path.resolve(import.meta.dirname, '..')
const clone = mkdtempSync(path.join(tmpdir(), 'boardwalk-broken-'))
const gateway = path.join(clone, 'apps/gateway')

beforeAll(() => {
  mkdirSync(gateway, { recursive: true })
  for (const part of ['src', 'migrations', 'package.json']) {
    cpSync(path.join(here, part), path.join(gateway, part), { recursive: true })
  }
  symlinkSync(path.join(here, 'node_modules'), path.join(gateway, 'node_modules'))
  for (const data of ['brands', 'locales'])
    cpSync(path.resolve(here, '../..', data), path.join(clone, data), { recursive: true })
})
afterAll(() => rmSync(clone, { recursive: true, force: true }))

type Facts = Record<string, unknown>
const change = (brand: string, facts: Facts) => {
  const file = path.join(clone, 'brands', brand, 'brand.json')
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as Facts), ...facts }))
}

async function start(): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [path.join(gateway, 'src/main.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: path.join(clone, 'data'), GATEWAY_PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, text }
}

describe('a gateway with broken brand data', () => {
  it('does not start, and reports file, key, expected and actual value', { timeout: 120_000 }, async () => {
    change('india', { colour: 'teal' })
    change('bangladesh', { hosts: ['ph.localhost'] })
    const { code, text } = await start()
    expect(text).toMatch(/india\/brand\.json: colour: expected no such key, found "colour"/)
    expect(text).toMatch(/brand\.json: hosts: expected a value that no other brand has, found "ph\.localhost"/)
    expect(text).not.toMatch(/^\s+at /m)
    expect(code).toBe(1)
  })
})
