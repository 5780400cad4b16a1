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
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest'
import { clonePath } from '../src/places.ts'
import { fakeBrowser } from './fake-browser.ts'
import { scratchClone } from './scratch-brand.ts'

/** Runs the command in a separate clone, with a fake browser and pnpm that act when a test needs it. */
const clone = scratchClone((path) => {
  for (const folder of ['tooling/cli', 'bin']) mkdirSync(path(folder), { recursive: true })
  for (const part of ['src', 'package.json'])
    cpSync(clonePath('tooling/cli', part), path('tooling/cli', part), { recursive: true })
  for (const part of ['node_modules', 'tooling/cli/node_modules']) symlinkSync(clonePath(part), path(part))
  writeFileSync(path('browser'), fakeBrowser(), { mode: 0o755 })
  writeFileSync(path('bin/pnpm'), pnpm(), { mode: 0o755 })
})
afterEach(() => clone.restore())
afterAll(() => clone.remove())

function pnpm(...lines: string[]): string {
  return ['#!/bin/sh -e', ...lines, ''].join('\n')
}
const browserThat = (before: string) => writeFileSync(clone.path('browser'), fakeBrowser(before))
const pnpmThat = (...lines: string[]) => writeFileSync(clone.path('bin/pnpm'), pnpm(...lines))
const quoted = (path: string) => `'${clone.path(path)}'`

const flags = ['--id', 'nepal', '--name', 'Himal', '--country', 'NP', '--colour', '#7a1f3d', '--merchant', 'himalnp1']

function run(...more: string[]) {
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: inject('compiled'),
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
  browserThat('')
  pnpmThat()
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
    browserThat(`kill -${signal.slice(3)} $PPID`)
    await refusesThenMakes(code, /^Stopped; nothing was made\.\n$/)
  })

  it('Ctrl-C, which ends the browser as well', async () => {
    browserThat('kill -INT $PPID; kill -INT $$')
    await refusesThenMakes(130, /^Stopped; nothing was made\.\n$/)
  })

  it('SIGTERM when everything is in place and pnpm is still writing', async () => {
    const [lock, folder, runs] = ['pnpm-lock.yaml', 'apps/nepal', 'pnpm-runs'].map(quoted)
    pnpmThat(
      `trap '' TERM`,
      `touch ${runs}`,
      // Fails when nothing is in place.
      `[ -d ${folder} ]`,
      `printf half > ${lock}`,
      'kill -TERM $PPID',
      'sleep 0.7',
      `mkdir -p ${folder}/node_modules`,
      `printf 'other half' > ${lock}`,
      `rm ${runs}`,
    )
    await refusesThenMakes(143, /^Stopped; nothing was made\.\n$/)
  })

  it('a write that fails', async () => {
    // A folder blocks the path of the next picture.
    browserThat('mkdir "$(dirname "$target")/icon-192.png"')
    await refusesThenMakes(1, /EISDIR|EEXIST|Command failed/)
  })

  it('a pnpm that fails', async () => {
    pnpmThat(`printf half > ${quoted('pnpm-lock.yaml')}`, 'exit 1')
    await refusesThenMakes(1, /^pnpm install failed/)
  })
})

it('brand:new refuses an id that exists, and touches nothing', async () => {
  const before = everything()
  expect(await run('--id', 'india')).toEqual({ code: 1, stdout: '', stderr: '--id: "india" is taken by Mayur.\n' })
  expect(everything()).toEqual(before)
})
