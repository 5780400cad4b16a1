import { spawnSync } from 'node:child_process'
import { describe, expect, inject, it } from 'vitest'
import { clonePath } from '../src/places.ts'

/** Runs a file of `src` as a person does; returns its output on both streams and its exit code. */
function runFile(name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [clonePath('tooling/cli/src', name), ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: inject('compiled') },
  })
  return { status, stdout, stderr }
}
const run = (command: string, ...args: string[]) => runFile(`brand-${command}.ts`, ...args)

describe('brand:diff', () => {
  it('lists values and tokens of both brands', () => {
    const { status, stdout } = run('diff', 'philippines', 'india')
    expect(status).toBe(0)
    expect(stdout).toMatch(/data: \d+ values differ/)
    expect(stdout).toMatch(/currency\.symbol +₱ +₹/)
    expect(stdout).toMatch(/tokens, dark: \d+ differ/)
  })
  it('prints once a difference of both themes, and groups related values', () => {
    const { stdout } = run('diff', 'philippines', 'india')
    const [, both = '', light = '', dark = ''] = stdout.split(/^ {2}tokens, .*$/m)
    expect(both).toMatch(/^ +space-4 +1\.04rem +\.96rem$/m)
    expect(both).toMatch(/^ +image-motif +a drawing of \d+ signs +a drawing of \d+ signs$/m)
    expect(light + dark).not.toContain('space-4')
    for (const theme of [light, dark]) expect(theme).toMatch(/^ +color-page +#\w+ +#\w+$/m)
    expect(stdout).toMatch(/tagline\.TY .*\n +tagline\.BN .*\n +tagline\.HI .*\n +description\.EN/)
  })
  it('answers in JSON, and reports no differences of a brand to itself', () => {
    const { stdout } = run('diff', 'philippines', 'india', '--json')
    expect(JSON.parse(stdout)).toMatchObject({ a: 'philippines', b: 'india' })
    expect(run('diff', 'india', 'india').stdout).toContain('india and india are the same.')
  })
})

describe('brand:explain', () => {
  it('points at the layer that wins', () => {
    const { status, stdout } = run('explain', 'philippines', 'minimumAge')
    expect(status).toBe(0)
    expect(stdout).toMatch(/minimumAge = 21/)
    expect(stdout).toMatch(/^ +base +18 +brands\/layers\/base\/brand\.json/m)
    expect(stdout).toMatch(/→ +region +21 +brands\/layers\/regions\/ph\/brand\.json/)
  })
  it('names the source of a derived token, in each theme', () => {
    const { stdout } = run('explain', 'philippines', '--', '--color-accent')
    expect(stdout).toMatch(/color-accent, light = #[\da-f]{6}\n +derived from seed\.color\.accent \(brands\/phil/)
    expect(stdout).toMatch(/color-accent, dark = #/)
  })
  it('writes tokens as a style sheet does, and both themes at once where they are the same', () => {
    expect(run('explain', 'philippines', 'seed.radius.card').stdout).toMatch(/→ +brand +20px +brands\/philippines/)
    expect(run('explain', 'india', 'semantic.light.color-page').stdout).toContain('= oklch(0.975 0.01 75)')
    expect(run('explain', 'india', 'space-4').stdout).toMatch(
      /^\n {2}space-4, light and dark = \.96rem\n +derived from seed\.density \(brands\/india\/tokens\.json\)\n\n$/,
    )
  })
  it('shows the values of a campaign while it runs', () => {
    const at = (moment: string) => run('explain', 'philippines', 'motif', '--at', moment).stdout
    expect(at('2026-12-26T23:59:59+08:00')).toMatch(/→ +campaign +motif-parol\.svg/)
    expect(at('2026-12-27T00:00:00+08:00')).not.toMatch(/→ +campaign/)
  })
  it('answers in JSON', () =>
    expect(JSON.parse(run('explain', 'india', 'currency.code', '--json').stdout)).toMatchObject([
      { path: 'currency.code', value: 'INR', kind: 'brand' },
    ]))
})

describe('--help', () => {
  it.each([
    ['brand-new', 'pnpm brand:new --id'],
    ['brand-check', 'pnpm brand:check <brand …>'],
    ['brand-diff', 'pnpm brand:diff <brand> <brand>'],
    ['brand-explain', 'pnpm brand:explain <brand> <path>'],
    ['art', '@boardwalk/cli art [brand …]'],
    ['specimen', '@boardwalk/cli specimen [brand …]'],
    ['endpoints', 'pnpm endpoints'],
  ])('of %s prints the usage and ends with 0', (name, usage) => {
    for (const flag of ['--help', '-h']) {
      const { status, stdout, stderr } = runFile(`${name}.ts`, flag)
      expect(stdout).toContain(usage)
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    }
  })
})

describe('brand:check', () => {
  // Checks every brand with all its pictures.
  it('takes all brands', { timeout: 300_000 }, () => {
    const { status, stdout } = run('check', '--all', '--no-build', '--json')
    const reports = JSON.parse(stdout)
    expect(reports.map(({ brand }: { brand: string }) => brand)).toEqual(
      expect.arrayContaining(['bangladesh', 'india', 'philippines']),
    )
    expect(status).toBe(reports.every(({ isReady }: { isReady: boolean }) => isReady) ? 0 : 1)
  })
})

it('brand:explain names files below the top of the clone in JSON too', () => {
  const [{ chain }] = JSON.parse(run('explain', 'india', 'currency.code', '--json').stdout)
  expect(chain.map(({ file }: { file: string }) => file)).toContain('brands/layers/regions/in/brand.json')
})

describe('is refused with a sentence on stderr and 1', () => {
  it.each([
    ['check', ['nope'], 'There is no brand "nope"; there are '],
    ['check', ['../philippines'], 'There is no brand'],
    ['check', [], 'Name a brand, or say --all.'],
    // Each of several brands is looked up before the first is checked.
    ['check', ['india', 'nope'], 'There is no brand "nope"; there are '],
    ['check', ['india', '--loud'], "Unknown option '--loud'"],
    ['diff', ['india'], 'Expected 2 words, found 1.'],
    ['diff', ['india', 'nope'], 'There is no brand "nope"'],
    ['explain', ['india', 'no.such.path'], 'india has no "no.such.path"'],
    ['explain', ['india', 'color-acent'], 'among the tokens. Did you mean color-accent?'],
    ['explain', ['india', 'curency.symbl'], 'Did you mean currency.symbol?'],
    ['explain', ['india', 'seed.colr.brand'], 'Did you mean seed.color.brand?'],
    ['explain', ['nope', 'color-accent'], 'There is no brand "nope"; there are '],
    ['explain', ['india', 'color-accent.dusk'], 'india has no "color-accent.dusk"'],
    ['explain', ['india', 'motif', '--at', 'soon'], '--at: expected a date'],
    ['new', ['--yes'], 'Missing: --id, --name, --country, --colour, --merchant.'],
  ])('brand:%s %j', (command, args, sentence) => {
    const { status, stdout, stderr } = run(command, ...args)
    expect(stderr).toContain(sentence)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  })
})
