import fc from 'fast-check'
import * as v from 'valibot'
import type { Endpoint } from '../contract/endpoint.ts'
import { arbitraryFor } from './schema.ts'

export type Wire = Record<string, unknown>

const travelsAsText = ({ method, encoding }: Endpoint) => method === 'GET' || method === 'DELETE' || encoding === 'form'

/** A request as the gateway meets it: text only in a query or form, JSON in a body. */
const toWire = (row: Endpoint, input: Wire): Wire => {
  const sent = Object.entries(input).filter(([, value]) => value !== undefined)
  return Object.fromEntries(sent.map(([name, value]) => [name, travelsAsText(row) ? asText(value) : value]))
}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Requests that a row's schema accepts; path parameters are among the fields. */
export const validRequest = (row: Endpoint): fc.Arbitrary<Wire> =>
  arbitraryFor(row.request).map((input) => toWire(row, input as Wire))

const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    '',
    ' 1',
    '1e3',
    '01',
    '-1',
    'NaN',
    '\u0000',
    '99999999999999999999',
    "' OR 1=1 --",
    '../..',
    '1.00001',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

// Built once: a pattern costs a hundred times as much as its values.
const unknownName = fc.stringMatching(/^x[a-z]{1,8}$/)

const mutate = (row: Endpoint, valid: Wire): fc.Arbitrary<Wire> => {
  const names = Object.keys(row.request.entries)
  const unknownField = fc.tuple(unknownName, junk).map(([name, value]) => ({ ...valid, [name]: value }))
  if (names.length === 0) return unknownField
  const name = fc.constantFrom(...names)
  return fc.oneof(
    unknownField,
    fc.tuple(name, junk).map(([field, value]) => ({ ...valid, [field]: value })),
    name.map((field) => Object.fromEntries(Object.entries(valid).filter(([other]) => other !== field))),
  )
}

/** Requests one step away from valid that a row's schema refuses: unknown, missing, mistyped or hostile fields. */
export const brokenRequest = (row: Endpoint): fc.Arbitrary<Wire> =>
  validRequest(row)
    .chain((valid) => mutate(row, valid))
    .map((input) => toWire(row, input))
    .filter((input) => !v.safeParse(row.request, input).success)
