import { parseArgs } from 'node:util'
import { readAddresses } from '@boardwalk/brand-kit/addresses'
import { clonePath } from './places.ts'
import { Refusal, Said } from './refusal.ts'

type Switches = Record<string, { type: 'boolean' } | { type: 'string' }>

/** Number of words of a command: exactly so many, or any number. */
type Count = number | 'any'

/** Reads a command's words and switches. Throws the usage when they are invalid or when help is requested. */
export function readArguments<const T extends Switches>(usage: string, count: Count, options: T) {
  // pnpm hands a separating `--` on.
  const args = process.argv.slice(2).filter((arg, at) => !(at === 0 && arg === '--'))
  if (args.some((arg) => arg === '--help' || arg === '-h')) throw new Said(usage)
  try {
    const { values, positionals } = parseArgs({ args, options, strict: true, allowPositionals: true })
    if (count !== 'any' && positionals.length !== count)
      throw new Error(`Expected ${count} ${count === 1 ? 'word' : 'words'}, found ${positionals.length}.`)
    return { values, words: positionals }
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

export const allBrands = () => readAddresses(clonePath('brands')).map(({ id }) => id)

/** Folders of the brands that a command names, of all when it names none. */
export const chosenBrands = (words: readonly string[]): string[] =>
  (words.length > 0 ? words.map(existingBrand) : allBrands()).map((id) => clonePath('brands', id))

/** The folder name of a brand that exists. Throws a sentence with those that do. */
export function existingBrand(id: string): string {
  const ids = allBrands()
  if (!ids.includes(id)) throw new Refusal(`There is no brand "${id}"; there are ${ids.join(', ')}.`)
  return id
}
