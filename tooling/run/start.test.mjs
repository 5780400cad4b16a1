import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { root } from './prepare.mjs'

const clone = mkdtempSync(path.join(tmpdir(), 'boardwalk-start-'))
const here = path.join(clone, 'tooling/run')
const kit = path.join(clone, 'packages/brand-kit')

beforeAll(() => {
  const filter = (/** @type {string} */ file) => !/[\\/](?:node_modules|test-results)$/.test(file)
  for (const part of ['tooling/run', 'packages/brand-kit', 'brands', 'locales'])
    cpSync(path.join(root, part), path.join(clone, part), { recursive: true, filter })
  symlinkSync(path.join(root, 'packages/brand-kit/node_modules'), path.join(kit, 'node_modules'))
  mkdirSync(path.join(here, 'node_modules/@boardwalk'), { recursive: true })
  symlinkSync(kit, path.join(here, 'node_modules/@boardwalk/brand-kit'))
})
afterAll(() => rmSync(clone, { recursive: true, force: true }))

/** @param {string} name @param {(text: string) => string} change */
function edit(name, change) {
  const file = path.join(clone, 'brands', name)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, change(before))
  onTestFinished(() => writeFileSync(file, before))
}

/** The program behind `npm start`, as the bootstrap starts it. */
async function start() {
  const child = spawn(process.execPath, [path.join(here, 'start.mjs')], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, lines: text.trim().split('\n') }
}

it.each([
  [
    'a wrong key',
    'india/brand.json',
    (/** @type {string} */ text) => JSON.stringify({ ...JSON.parse(text), colour: 'teal' }),
    'brands/india/brand.json: colour: expected no such key, found "colour"',
  ],
  [
    'a file that is no JSON',
    'bangladesh/brand.json',
    (/** @type {string} */ text) => text.slice(0, -3),
    /^brands\/bangladesh\/brand\.json: expected .*JSON/,
  ],
  [
    'a logo without contrast',
    'india/tokens.json',
    (/** @type {string} */ text) => {
      const { semantic, ...rest } = JSON.parse(text)
      const nearlyWhite = { $type: 'color', $value: { colorSpace: 'oklch', components: [0.99, 0, 0] } }
      return JSON.stringify({
        ...rest,
        semantic: { ...semantic, light: { ...semantic.light, 'color-header': nearlyWhite } },
      })
    },
    /^brands\/india\/assets\/logo\.svg: assets\.logo: expected a contrast of 3 on color-header/,
  ],
])('a start with %s ends with the mistake itself, before anything is built', async (_, file, change, last) => {
  edit(file, change)
  const { code, lines } = await start()
  expect(lines[0]).toBe('The brand data has mistakes:')
  if (typeof last === 'string') expect(lines.at(-1)?.trim()).toBe(last)
  else expect(lines.at(-1)?.trim()).toMatch(last)
  expect(lines.filter((line) => /^\s+at |BrandError|Building/.test(line))).toEqual([])
  expect(code).toBe(1)
})
