import { classifies, minBets } from './choices.ts'

const code = /^[A-Za-z0-9_.-]{1,32}$/
const among = (list: readonly string[]) => (value: string) => list.includes(value)

/** The filters of a list and their values. Values of one filter are combined by OR, filters by AND. */
const values = {
  vendor: (value: string) => code.test(value),
  classify: among(classifies),
  minBet: among(minBets),
  volatility: among(['1', '2', '3', '4', '5']),
  rtpBand: among(['LT94', '94', '95', '96', 'GE97']),
  theme: (value: string) => code.test(value),
  feature: (value: string) => code.test(value),
  flag: among(['NEW', 'HOT', 'TRIAL', 'FAV']),
} satisfies Record<string, (value: string) => boolean>

export type FilterName = keyof typeof values
export type Filters = Record<FilterName, readonly string[]>
export const filterNames = Object.keys(values) as FilterName[]

/** More of one kind than this are no choice. */
const maxValues = 20

/** A code as addresses spell it: a stake without the noughts at its end. */
export const plainCode = (name: FilterName, code: string) =>
  name === 'minBet' ? code.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') : code

/** Values in an address, each once, without impossible ones. */
export const readFilter = (name: FilterName, text: string | null): readonly string[] =>
  [...new Set(text?.split(',').map((value) => plainCode(name, value.trim())))].filter(values[name]).slice(0, maxValues)

export const noFilters = Object.fromEntries(filterNames.map((name) => [name, []])) as unknown as Filters

/** The filters with one value more, or less where it was on. */
export const toggled = (filters: Filters, name: FilterName, value: string): Filters => {
  const rest = filters[name].filter((other) => other !== value)
  return { ...filters, [name]: rest.length < filters[name].length ? rest : [...rest, value] }
}

export const countOf = (filters: Filters) => filterNames.reduce((sum, name) => sum + filters[name].length, 0)

/** The specification's own list accepts one vendor, one kind and one stake, and nothing else. */
export const isPlain = (filters: Filters) =>
  filterNames.every(
    (name) => filters[name].length <= (name === 'vendor' || name === 'classify' || name === 'minBet' ? 1 : 0),
  )
