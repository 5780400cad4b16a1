import { parseArgs } from 'node:util'
import { type Target, targets } from './targets.ts'

export const usage = `pnpm mutate [--target <name>]… [--sample <n> | --all] [--seed <n>] [--at <file:line>]… [--list]

  --target   ${targets.map(({ name }) => name).join(', ')}; all of them without
  --sample   mutants per target, 12 unless told
  --seed     which ones, 1 unless told
  --all      every mutant
  --at       every mutant whose place contains this text, as a report names it: win.ts:45
  --list     shows the mutants and runs none`

export type Arguments = {
  targets: readonly Target[]
  /** Null for every one. */
  sample: number | null
  seed: number
  at: readonly string[]
  isList: boolean
}

const options = {
  target: { type: 'string', multiple: true },
  sample: { type: 'string', default: '12' },
  seed: { type: 'string', default: '1' },
  at: { type: 'string', multiple: true },
  all: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
} as const

/** @throws RangeError for a target or a number that is none */
export function readArguments(args: string[]): Arguments {
  const { values } = parseArgs({ args, options })
  const { target = [], sample, seed, at = [], all, list } = values
  const unknown = target.filter((name) => !targets.some((one) => one.name === name))
  if (unknown.length > 0) throw new RangeError(`There is no target ${unknown.join(', ')}.`)
  return {
    targets: targets.filter(({ name }) => target.length === 0 || target.includes(name)),
    sample: all || at.length > 0 ? null : wholeNumber('sample', sample),
    seed: wholeNumber('seed', seed),
    at,
    isList: list,
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new RangeError(`--${name} takes a whole number, not ${text}.`)
  return Number(text)
}
