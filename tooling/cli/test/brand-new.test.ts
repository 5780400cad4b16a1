import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clonePath } from '../src/places.ts'
import { scratchClone } from './scratch-brand.ts'

/** Runs the command in a separate clone, with a fake browser and pnpm that act when a test needs it. */
let clone: ReturnType<typeof scratchClone>
beforeEach(() => {
  clone = scratchClone()
  mkdirSync(clone.path('tooling/cli'), { recursive: true })
  for (const part of ['src', 'package.json'])
    cpSync(clonePath('tooling/cli', part), clone.path('tooling/cli', part), { recursive: true })
  for (const part of ['node_modules', 'tooling/cli/node_modules']) symlinkSync(clonePath(part), clone.path(part))
  program('browser', draws)
  program('bin/pnpm', '')
})
afterEach(() => clone.remove())

function program(path: string, body: string): void {
  mkdirSync(dirname(clone.path(path)), { recursive: true })
  writeFileSync(clone.path(path), `#!/usr/bin/env node\nconst fs = require('node:fs')\n${body}`, { mode: 0o755 })
}

const picture = () => JSON.stringify(clone.path('brands/india/assets/icon-192.png'))
const target = `process.argv.find((arg) => arg.startsWith('--screenshot=')).slice(13)`
const draws = `fs.copyFileSync(require('node:path').join(__dirname, 'brands/india/assets/icon-192.png'), ${target})`

const flags = ['--id', 'nepal', '--name', 'Himal', '--country', 'NP', '--colour', '#7a1f3d', '--merchant', 'himalnp1']

function run(...more: string[]) {
  const env = {
    ...process.env,
    CHROMIUM_PATH: clone.path('browser'),
    PATH: [clone.path('bin'), dirname(process.execPath), process.env.PATH].join(delimiter),
  }
  const child = spawn(process.execPath, [clone.path('tooling/cli/src/brand-new.ts'), ...flags, '--yes', ...more], {
    env,
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, stdout, stderr })),
  )
}

/** Every file and folder that the command touches, with its content. */
const everything = () =>
  Object.fromEntries(
    globSync(['brands/**', 'apps/**', '.cache/**', 'pnpm-lock.yaml'], { cwd: clone.folder })
      .filter((path) => path !== '.cache')
      .sort()
      .map((path) => [path, statSync(clone.path(path)).isDirectory() ? '' : readFileSync(clone.path(path), 'base64')]),
  )

async function refusesThenMakes(code: number, sentence: RegExp) {
  const before = everything()
  const refused = await run()
  // A pnpm that was left running would still write.
  await expect.poll(() => existsSync(clone.path('pnpm-runs'))).toBe(false)
  expect(refused.stderr).toMatch(sentence)
  expect(refused.code).toBe(code)
  expect(everything()).toEqual(before)
  program('browser', draws)
  program('bin/pnpm', '')
  const made = await run()
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(readdirSync(clone.path('apps/nepal'))).toContain('package.json')
  expect(readdirSync(clone.path('.cache'))).toEqual([])
}

describe('brand:new leaves nothing half-made, and works when it is run again, after', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('%s while it draws', async (signal, code) => {
    program('browser', `process.kill(process.ppid, '${signal}')\n${draws}`)
    await refusesThenMakes(code, /^Stopped; nothing was made\.\n$/)
  })

  it('Ctrl-C, which ends the browser as well', async () => {
    program('browser', `process.kill(process.ppid, 'SIGINT')\nprocess.kill(process.pid, 'SIGINT')`)
    await refusesThenMakes(130, /^Stopped; nothing was made\.\n$/)
  })

  it('SIGTERM when everything is in place and pnpm is still writing', async () => {
    const [lock, folder, runs] = ['pnpm-lock.yaml', 'apps/nepal', 'pnpm-runs'].map((path) =>
      JSON.stringify(clone.path(path)),
    )
    program(
      'bin/pnpm',
      `process.on('SIGTERM', () => {})
      fs.writeFileSync(${runs}, '')
      if (!fs.existsSync(${folder})) throw new Error('nothing is in place')
      fs.writeFileSync(${lock}, 'half')
      process.kill(process.ppid, 'SIGTERM')
      setTimeout(() => {
        fs.mkdirSync(${folder} + '/node_modules', { recursive: true })
        fs.writeFileSync(${lock}, 'other half')
        fs.rmSync(${runs})
      }, 700)`,
    )
    await refusesThenMakes(143, /^Stopped; nothing was made\.\n$/)
  })

  it('a write that fails', async () => {
    // A folder blocks the path of the next picture.
    program(
      'browser',
      `fs.mkdirSync(${target.replace('.slice(13)', '.slice(13)')}.replace('touch-icon-180', 'icon-192'))\nfs.copyFileSync(${picture()}, ${target})`,
    )
    await refusesThenMakes(1, /EISDIR|EEXIST|Command failed/)
  })

  it('a pnpm that fails', async () => {
    program('bin/pnpm', `fs.writeFileSync(${JSON.stringify(clone.path('pnpm-lock.yaml'))}, 'half')\nprocess.exit(1)`)
    await refusesThenMakes(1, /^pnpm install failed/)
  })
})

it('brand:new refuses an id that exists, and touches nothing', async () => {
  const before = everything()
  expect(await run('--id', 'india')).toEqual({ code: 1, stdout: '', stderr: '--id: "india" is taken by Mayur.\n' })
  expect(everything()).toEqual(before)
})
