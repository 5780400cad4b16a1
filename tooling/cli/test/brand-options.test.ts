import { PassThrough } from 'node:stream'
import { isZoneOf } from '@boardwalk/brand-kit/node'
import { countries } from 'countries-list'
import { afterAll, describe, expect, it } from 'vitest'
import { toBrandOptions } from '../src/new/brand-options.ts'
import { readFlags } from '../src/new/flags.ts'
import { ask } from '../src/new/questions.ts'
import { spokenIn } from '../src/new/spoken.ts'
import { readTaken, type Taken } from '../src/new/taken.ts'
import { populous } from '../src/new/zones.ts'
import { root } from '../src/places.ts'
import { scratchClone } from './scratch-brand.ts'

const clone = scratchClone()
const taken: Taken = readTaken(clone.folder)
afterAll(() => clone.remove())

const good = { id: 'atlantis', name: 'Himal', country: 'NP', colour: '#7a1f3d', merchant: 'himalnp1' }

describe('flags', () => {
  it('are read, with or without the separator that pnpm hands on', () => {
    const args = ['--id', 'nepal', '--time-zone', 'Asia/Kathmandu', '-y']
    const expected = { given: { id: 'nepal', 'time-zone': 'Asia/Kathmandu' }, isSilent: true, wantsHelp: false }
    expect(readFlags(args)).toEqual(expected)
    expect(readFlags(['--', ...args])).toEqual(expected)
  })

  it.each([[['--color', 'red']], [['nepal']], [['--id']]])('%j is refused with the usage', (args) => {
    expect(() => readFlags(args)).toThrow(/pnpm brand:new --id/)
  })
})

describe('defaults derived from five flags', () => {
  const asked = toBrandOptions(good, taken)
  it('is the country’s', () =>
    expect(asked).toMatchObject({ currency: 'NPR', languages: ['EN'], host: 'np.localhost', port: 4004 }))
  it('is a time zone that exists', () => expect(asked.timeZone).toBe('Asia/Kathmandu'))
  it('is another host where the country has a brand already', () =>
    expect(toBrandOptions({ ...good, country: 'IN' }, taken)).toMatchObject({
      host: 'atlantis.localhost',
      languages: ['EN', 'HI'],
    }))
  it('are replaced by explicit options', () =>
    expect(
      toBrandOptions({ ...good, languages: 'hi,EN', currency: 'GEM', host: 'play.example', port: '4999' }, taken),
    ).toMatchObject({ languages: ['HI', 'EN'], currency: 'GEM', host: 'play.example', port: 4999 }))
})

describe('is refused with a sentence', () => {
  it.each([
    ['an id that is taken', { id: 'india' }, '--id: "india" is taken by Mayur'],
    ['an id without end', { id: 'a'.repeat(41) }, '--id: expected lower-case letters'],
    ['the folder of the layers', { id: 'layers' }, '--id: "layers" is taken by brands/layers'],
    ['an ill-formed id', { id: 'New Brand' }, '--id: expected lower-case letters'],
    ['an id that leaves the folder', { id: '../x' }, '--id: expected lower-case letters'],
    ['a name that is none', { name: '   ' }, '--name: expected 1 to 24 signs'],
    ['a name with markup', { name: '<b>' }, '--name: expected 1 to 24 signs'],
    ['an invisible name', { name: '\u200B\u2060' }, '--name: expected 1 to 24 signs'],
    ['a name that turns the line around', { name: '\u202Eevil' }, '--name: expected 1 to 24 signs'],
    ['an unknown country', { country: 'XX' }, 'There is no country "XX"'],
    ['a country that is a property of objects', { country: 'constructor' }, 'There is no country'],
    ['a colour that is none', { colour: 'blurple' }, '"blurple" is no colour'],
    ['a colour that can be seen through', { colour: '#11223344' }, '"#11223344" is no colour'],
    ['a colour without measure', { colour: 'rgb(1e999, 0, 0)' }, 'is no colour'],
    ['an accent that is none', { accent: '12' }, '"12" is no colour'],
    ['a merchant that is taken', { merchant: 'walogm' }, '--merchant: "walogm" is taken by Tala'],
    ['an ill-formed merchant', { merchant: 'A!' }, '--merchant: expected 3 to 20'],
    ['a host that is taken', { host: 'in.localhost' }, '--host: "in.localhost" is taken by Mayur'],
    ['a host with a scheme', { host: 'https://x' }, '--host: expected a host name'],
    ['a host whose label begins with a hyphen', { host: '-x.example' }, '--host: expected a host name'],
    ['a port that is taken', { port: '4001' }, '--port: "4001" is taken by Tala'],
    ['the gateway’s port', { port: '4000' }, '--port: "4000" is taken by the gateway'],
    ['a port that is none', { port: '70000' }, '--port: expected a port'],
    ['an unknown language', { languages: 'EN,XX' }, '"XX" is no language of the platform'],
    ['an unknown time zone', { 'time-zone': 'Mars/Base' }, '--time-zone: expected a time zone'],
    ['a currency that is none', { currency: 'rupee' }, '--currency: expected a code'],
  ])('%s', (_, wrong, sentence) => {
    expect(() => toBrandOptions({ ...good, ...wrong }, taken)).toThrow(sentence)
  })

  it('the name of a package, or of another app', () => {
    const own = readTaken(root)
    expect(() => toBrandOptions({ ...good, id: 'shell' }, own)).toThrow('--id: "shell" is taken by packages/shell')
    expect(() => toBrandOptions({ ...good, id: 'gateway' }, own)).toThrow('--id: "gateway" is taken by')
  })

  it.each(['ক্ষীরোদ', 'नमस्ते', 'O\'Neil & "Co"', 'می\u200Cخواهم', '7'])('but not the name %s', (name) =>
    expect(toBrandOptions({ ...good, name }, taken).name).toBe(name),
  )

  it('all missing options at once', () =>
    expect(() => toBrandOptions({ id: 'x' }, taken)).toThrow('Missing: --name, --country, --colour, --merchant.'))
})

describe('questions', () => {
  function terminal(answers: string[]) {
    const [input, output] = [new PassThrough(), new PassThrough()]
    let said = ''
    output.on('data', (chunk) => {
      said += chunk
      if (/: $/.test(String(chunk)) && answers.length > 0) input.write(`${answers.shift()}\n`)
    })
    return { input, output, said: () => said }
  }

  it('are repeated until an answer is valid, and an empty one takes the suggestion', async () => {
    const { said, ...streams } = terminal([
      'XX',
      'np',
      'Himal',
      '',
      'nocolour',
      '#7a1f3d',
      'walogm',
      '',
      '',
      '',
      '',
      'hexagonal',
      'square',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
    ])
    const given = await ask({}, taken, streams)
    expect(given).toMatchObject({ country: 'np', name: 'Himal', id: 'nepal', colour: '#7a1f3d', merchant: 'nepal1' })
    expect(said()).toContain('There is no country "XX"')
    expect(said()).toContain('is no colour')
    expect(said()).toContain('"walogm" is taken by Tala')
    expect(said()).toContain('expected one of round, soft, cut, square, found "hexagonal"')
    expect(toBrandOptions(given, taken)).toMatchObject({
      host: 'np.localhost',
      port: 4004,
      currency: 'NPR',
      character: { shape: 'square' },
    })
  })

  it('stop when the terminal is closed', async () => {
    const { input, output } = terminal([])
    const asked = ask({}, taken, { input, output })
    input.end()
    await expect(asked).rejects.toThrow('Stopped; nothing was made.')
  })
})

describe('a time zone', () => {
  const several = (code: string) => {
    const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones(): string[] | undefined }
    return locale.getTimeZones() ?? []
  }
  const all = Object.keys(countries).filter((code) => several(code).length > 1)
  it.each([
    ['BR', 'America/Sao_Paulo'],
    ['US', 'America/New_York'],
    ['AU', 'Australia/Sydney'],
    ['RU', 'Europe/Moscow'],
    ['CA', 'America/Toronto'],
    ['MX', 'America/Mexico_City'],
    ['PT', 'Europe/Lisbon'],
    ['ES', 'Europe/Madrid'],
    ['CL', 'America/Santiago'],
    ['ID', 'Asia/Jakarta'],
  ])('of %s is the one of most people', (country, zone) =>
    expect(toBrandOptions({ ...good, country }, taken).timeZone).toBe(zone),
  )
  it('is decided for every country that has several', () => {
    expect(all.length).toBeGreaterThan(20)
    expect(all.filter((code) => !Object.hasOwn(populous, code))).toEqual([])
    for (const [code, zone] of Object.entries(populous)) expect(isZoneOf(zone, code), `${zone} ${code}`).toBe(true)
  })
  it('of another country is refused', () =>
    expect(() => toBrandOptions({ ...good, 'time-zone': 'Europe/Paris' }, taken)).toThrow(
      '--time-zone: expected a time zone of Nepal, such as Asia/Kathmandu, found "Europe/Paris".',
    ))
})

describe('languages', () => {
  it.each([
    ['VN', 'Vietnamese'],
    ['BR', 'Portuguese'],
    ['PK', 'Urdu'],
    ['NP', 'Nepali'],
  ])('of %s that the platform lacks are named: %s', (country, language) => {
    const lines = spokenIn(toBrandOptions({ ...good, country }, taken))
    expect(lines[0]).toContain(`missing on the platform: ${language}`)
    expect(lines.at(-1)).toBe('The language switcher offers English, Filipino, বাংলা, हिन्दी.')
  })
  it('are not called missing where all are there', () =>
    expect(spokenIn(toBrandOptions({ ...good, country: 'PH' }, taken))).toHaveLength(1))
})

describe('the character of a brand', () => {
  const of = (name: string, colour: string) => toBrandOptions({ ...good, name, colour }, taken).character
  it('follows from name and colour', () => {
    expect(of('Himal', '#7a1f3d')).toEqual(of('Himal', '#7a1f3d'))
    const some = ['Sen', 'Everest', 'Raat', 'Sol', 'Rosa', 'Lima'].map((name) => of(name, '#7a1f3d'))
    for (const key of ['shape', 'density', 'type', 'motif', 'home'] as const)
      expect(new Set(some.map((character) => character[key])).size, key).toBeGreaterThan(1)
  })
  it('matches the flags', () => {
    const wanted = { shape: 'square', density: 'compact', type: 'serif', motif: 'kite', home: 'jackpot' }
    expect(toBrandOptions({ ...good, ...wanted, tagline: ' A line ' }, taken)).toMatchObject({
      character: wanted,
      tagline: 'A line',
    })
  })
  it.each(['shape', 'density', 'type', 'motif', 'home'])('refuses an unknown %s with its presets', (flag) =>
    expect(() => toBrandOptions({ ...good, [flag]: 'odd' }, taken)).toThrow(
      new RegExp(`--${flag}: expected one of \\w+, .*"odd"`),
    ),
  )
})
