import { parseArgs } from 'node:util'
import { Refusal } from '../refusal.ts'
import { presets } from './character.ts'

const text = { type: 'string' } as const

export const flags = {
  id: text,
  name: text,
  country: text,
  colour: text,
  merchant: text,
  accent: text,
  highlight: text,
  languages: text,
  currency: text,
  'time-zone': text,
  shape: text,
  density: text,
  type: text,
  motif: text,
  home: text,
  tagline: text,
  host: text,
  port: text,
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} as const

export type Given = Partial<Record<Exclude<keyof typeof flags, 'yes' | 'help'>, string>>

export const usage = `pnpm brand:new --id nepal --name Himal --country NP --colour "#7a1f3d" --merchant himalnp1 --yes

  --id          folder below brands/ and apps/: lower-case letters, digits and hyphens
  --name        what visitors read
  --country     ISO 3166 code of two letters
  --colour      the brand's colour in any CSS notation
  --merchant    merchant code on the platform: 3 to 20 lower-case letters and digits
  --accent      colour of buttons         (default: follows from the colour)
  --highlight   colour of marks and signs (default: follows from the colour)
  --languages   of the region, the first is its default, e.g. EN,HI  (default: English and what is spoken there)
  --currency    code of 3 to 5 capitals   (default: the country's)
  --time-zone   e.g. Asia/Kathmandu       (default: where most people of the country live)
  --shape       ${presets.shape.join(', ')}
  --density     ${presets.density.join(', ')}
  --type        ${presets.type.join(', ')}
  --motif       ${presets.motif.join(', ')}
  --home        what home starts with: ${presets.home.join(', ')}
  --tagline     one line, 60 signs at most, in English
                (default of these six: follows from name and colour)
  --host        (default: <country>.localhost)
  --port        of its own listener       (default: the next free one)
  --yes, -y     asks nothing

Without flags it asks, when a person sits at the terminal.`

/** Reads the command line. Throws a sentence about a flag that does not exist. */
export function readFlags(args: readonly string[]): { given: Given; isSilent: boolean; wantsHelp: boolean } {
  try {
    // pnpm hands a separating `--` on.
    const own = args[0] === '--' ? args.slice(1) : [...args]
    const { values } = parseArgs({ args: own, options: flags, strict: true, allowPositionals: false })
    const { yes = false, help = false, ...given } = values
    return { given, isSilent: yes, wantsHelp: help }
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
