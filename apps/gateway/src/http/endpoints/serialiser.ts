import type { Endpoint } from '@boardwalk/api-client/contract'
import { toJsonSchema } from '@valibot/to-json-schema'
import fastJson from 'fast-json-stringify'
import * as v from 'valibot'

export type Serialise = (value: unknown) => string

/** Text of a row's `value`: only the fields of its schema are written, so a stray column cannot leak (contract A11). */
export function serialiserOf(row: Endpoint, checksAnswers: boolean): Serialise {
  const write = fastJson(shapeOf(row), { rounding: 'trunc' })
  if (!checksAnswers) return write
  return (value) => write(v.parse(row.value, value))
}

type Shape = Parameters<typeof fastJson>[0]
type Node = Record<string, unknown>

/** Constraints on strings and numbers cost time and do not decide which fields exist. */
const checksOnly = new Set(['pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum', '$schema'])

function shapeOf(row: Endpoint): Shape {
  const schema = toJsonSchema(row.value, { errorMode: 'ignore', typeMode: 'output' })
  return simplify(schema) as Shape
}

function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node as Node).filter(
    ([key, value]) => !(checksOnly.has(key) && typeof value !== 'object'),
  )
  const plain: Node = Object.fromEntries(entries.map(([key, value]) => [key, simplify(value)]))
  return asNullable(plain) ?? plain
}

/** `anyOf [X, null]` becomes `X` that may be null: the plain form needs no validator at run time. */
function asNullable(node: Node): Node | null {
  if (!Array.isArray(node.anyOf) || node.anyOf.length !== 2) return null
  const [a, b] = node.anyOf as [Node, Node]
  if (b.type !== 'null' || typeof a.type !== 'string') return null
  return { ...a, nullable: true }
}
