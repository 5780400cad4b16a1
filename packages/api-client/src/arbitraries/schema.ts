import fc from 'fast-check'
import * as v from 'valibot'
import { Day, MoneyIn } from '../contract/scalars.ts'

type Schema = v.GenericSchema
type Pipe = { pipe?: readonly { type: string; requirement?: unknown }[] }
/** Fields that the kinds of schema have between them. */
type Shape = Schema &
  Pipe & {
    literal: unknown
    options: readonly Schema[] & readonly unknown[]
    wrapped: Schema
    item: Schema
    key: Schema
    value: Schema
    entries: v.ObjectEntries
  }
type Make = (schema: Shape) => fc.Arbitrary<unknown>

/** Scalars whose rule no pattern generator can follow. */
const known = new Map<Schema, fc.Arbitrary<unknown>>([
  [
    MoneyIn,
    fc
      .integer({ min: 1, max: 1_000_000 })
      .map((cents) => `${Math.floor(cents / 100)}.${`${cents % 100}`.padStart(2, '0')}`),
  ],
  [
    Day,
    fc
      .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  ],
])

const requirement = (schema: Pipe, type: string): unknown =>
  schema.pipe?.find((step) => step.type === type)?.requirement

const matching = new Map<RegExp, fc.Arbitrary<string>>()

/** Strings of a pattern, built once: that costs more than their values, and many rows share a pattern. */
const stringMatching = (pattern: RegExp): fc.Arbitrary<string> => {
  const made = matching.get(pattern) ?? fc.stringMatching(pattern)
  matching.set(pattern, made)
  return made
}

const stringOf = (schema: Pipe): fc.Arbitrary<unknown> => {
  const pattern = requirement(schema, 'regex') as RegExp | undefined
  const minLength = (requirement(schema, 'min_length') as number | undefined) ?? 0
  const maxLength = Math.min((requirement(schema, 'max_length') as number | undefined) ?? 64, minLength + 200)
  if (pattern && !pattern.source.includes('\\p{')) return stringMatching(pattern)
  return fc.string({ unit: 'grapheme', minLength, maxLength })
}

const numberOf = (schema: Pipe): fc.Arbitrary<unknown> => {
  const min = (requirement(schema, 'min_value') as number | undefined) ?? -1_000_000
  const max = (requirement(schema, 'max_value') as number | undefined) ?? 1_000_000
  return fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.floor(max)) })
}

const isOptional = (schema: Schema) => schema.type === 'optional'

const objectOf = ({ entries }: { entries: v.ObjectEntries }): fc.Arbitrary<unknown> => {
  const fields = Object.entries(entries) as [string, Schema][]
  const requiredKeys = fields.filter(([, schema]) => !isOptional(schema)).map(([name]) => name)
  const record = Object.fromEntries(fields.map(([name, schema]) => [name, arbitraryFor(schema)]))
  return fc.record(record, { requiredKeys }).map((value) => ({ ...value }))
}

const makers: Record<string, Make> = {
  string: stringOf,
  number: numberOf,
  boolean: () => fc.boolean(),
  unknown: () => fc.jsonValue(),
  literal: ({ literal }) => fc.constant(literal),
  picklist: ({ options }) => fc.constantFrom(...options),
  union: ({ options }) => fc.oneof(...options.map(arbitraryFor)),
  variant: ({ options }) => fc.oneof(...options.map(arbitraryFor)),
  optional: ({ wrapped }) => arbitraryFor(wrapped),
  nullable: ({ wrapped }) => fc.option(arbitraryFor(wrapped), { nil: null }),
  array: ({ item }) => fc.array(arbitraryFor(item), { maxLength: 3 }),
  record: ({ key, value }) =>
    fc
      .array(fc.tuple(arbitraryFor(key) as fc.Arbitrary<string>, arbitraryFor(value)), { maxLength: 3 })
      .map(Object.fromEntries),
  lazy: () => fc.constant([]),
  object: objectOf,
  strict_object: objectOf,
}

/** Inputs that a schema accepts, made from the schema itself. */
export const arbitraryFor = (schema: Schema): fc.Arbitrary<unknown> => {
  const base = known.get(schema) ?? makers[schema.type]?.(schema as Shape)
  if (!base) throw new Error(`no arbitrary for a schema of type ${schema.type}`)
  return 'pipe' in schema ? base.filter((value) => v.safeParse(schema, value).success) : base
}
