import { createInterface } from 'node:readline/promises'
import { languageCodes } from '@boardwalk/i18n/codes'
import { Refusal } from '../refusal.ts'
import { defaultHost, nextPort, placeOf, readers } from './brand-options.ts'
import { characterOf, presets } from './character.ts'
import type { Given } from './flags.ts'
import type { Taken } from './taken.ts'

type Question = {
  flag: keyof Given & keyof typeof readers
  text: string
  /** The value of an empty answer; undefined: an answer is needed. */
  suggest: (given: Given, taken: Taken) => string | undefined
}

const slug = (text = '') =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '')

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const placeIn = ({ country = '' }: Given, taken: Taken) => placeOf(country, taken)

const questions: Question[] = [
  { flag: 'country', text: 'Country, two letters (ISO 3166)', suggest: () => undefined },
  { flag: 'name', text: 'Name that visitors read', suggest: () => undefined },
  { flag: 'id', text: 'Folder name', suggest: (given, taken) => slug(placeIn(given, taken).name) || undefined },
  { flag: 'colour', text: 'Brand colour, e.g. #7a1f3d', suggest: () => undefined },
  { flag: 'merchant', text: 'Merchant code', suggest: ({ id = '' }) => `${id.replaceAll('-', '')}1`.slice(0, 20) },
  {
    flag: 'languages',
    text: `Languages of the region, of ${languageCodes.join(', ')}`,
    suggest: (given, taken) => placeIn(given, taken).languages.join(','),
  },
  { flag: 'currency', text: 'Currency code', suggest: (given, taken) => placeIn(given, taken).currency },
  { flag: 'time-zone', text: 'Time zone', suggest: (given, taken) => placeIn(given, taken).timeZones[0] },
  ...(['shape', 'density', 'type', 'motif', 'home'] as const).map(
    (flag): Question => ({
      flag,
      text: `${capital(flag)}, one of ${presets[flag].join(', ')}`,
      suggest: ({ name = '', colour = '' }) => characterOf(readers.name(name), readers.colour(colour))[flag],
    }),
  ),
  { flag: 'host', text: 'Host', suggest: (given, taken) => defaultHost(placeIn(given, taken), given.id ?? '', taken) },
  { flag: 'port', text: 'Port', suggest: (_, taken) => String(nextPort(taken)) },
]

/** Asks for every value without a flag, again until an answer is valid. */
export async function ask(
  given: Given,
  taken: Taken,
  streams: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
): Promise<Given> {
  const terminal = createInterface(streams)
  const gone = new Promise<never>((_, reject) =>
    terminal.once('close', () => reject(new Refusal('Stopped; nothing was made.'))),
  )
  gone.catch(() => {})
  try {
    const known: Given = { ...given }
    for (const { flag, text, suggest } of questions) {
      if (known[flag] !== undefined) continue
      const suggestion = suggest(known, taken)
      for (;;) {
        const shown = suggestion === undefined ? `${text}: ` : `${text} [${suggestion}]: `
        const answer = (await Promise.race([terminal.question(shown), gone])).trim() || suggestion || ''
        const trouble = answer === '' ? 'something is needed here.' : complaint(flag, answer, taken)
        if (trouble === undefined) {
          known[flag] = answer
          break
        }
        streams.output.write(`  ${trouble}\n`)
      }
    }
    return known
  } finally {
    terminal.close()
  }
}

function complaint(flag: Question['flag'], answer: string, taken: Taken): string | undefined {
  try {
    readers[flag](answer, taken)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.message.replace(/^--[\w-]+: /, '')
    throw error
  }
}
