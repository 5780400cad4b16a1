import type { Endpoint, EndpointName } from '@boardwalk/api-client/contract'
import { is } from 'valibot'
import { newName, password } from './gateway.ts'
import { payPassword, tiers } from './neighbours.ts'

type Schema = { type: string; wrapped?: Schema; options?: unknown[] }
type Shape = { pipe?: Shape[]; entries?: Record<string, Schema> }
type Field = { name: string; subject: string; type: string; options: unknown[]; isOptional: boolean }
/** Fields of a request. A name of a segment says little (`id`), so the segment before it is the subject. */
function fieldsOf({ request, path }: Endpoint): Field[] {
  const shape = request as unknown as Shape
  return Object.entries((shape.pipe?.[0] ?? shape).entries ?? {}).map(([name, schema]) => {
    const { type, options = [] } = schema.wrapped ?? schema
    const subject = path.match(new RegExp(`/(\\w+)/:${name}\\b`))?.[1] ?? name
    return { ...{ name, subject, type, options }, isOptional: schema.type === 'optional' }
  })
}

/** Fields that can name nothing; of the others, texts that name nothing, with a value where a row needs one. */
const anId = '01a222a9-186e-7343-81e2-bd7723b130a1'
const choices = ['picklist', 'number', 'boolean', 'union']
const plain: Record<string, (row: EndpointName) => unknown> = {
  ...{ startDate: () => undefined, endDate: () => undefined, language: () => 'EN', vassalage: () => undefined },
  ...{
    username: () => newName(),
    nickname: () => 'Nick',
    rebate: () => '0',
    remark: () => 'seen',
    amount: () => '1.00',
  },
  password: (row) => (row === 'transferDownline' ? payPassword : password),
  tiers: () => tiers,
}

/** Values of others by the subject of a field that could name one, and the caller's own for the fields beside it. */
export type Values = { others: Record<string, string[]>; own: Record<string, string | undefined> }

const needed = (row: EndpointName, { name, type, options }: Field): unknown =>
  name in plain ? plain[name]?.(row) : type === 'picklist' ? options[0] : type === 'boolean' ? false : 1

/** A question with a value of others in one field; null: in none. */
export type Question = { field: Field | null; value: string; input: Record<string, unknown> }

export function questionsOf(name: EndpointName, row: Endpoint, { others, own }: Values): Question[] {
  const fields = fieldsOf(row)
  const mayName = ({ name: key, type }: Field) => {
    const schema = row.request.entries[key]
    return !choices.includes(type) || (schema !== undefined && is(schema, anId))
  }
  const naming = fields.filter((field) => mayName(field) && !(field.name in plain))
  const foreign = ({ name: key, subject }: Field) => {
    const schema = row.request.entries[key]
    const fitting = (others[subject] ?? []).filter((value) => schema && is(schema, value))
    if (fitting.length === 0) throw new Error(`Say in the test what ${key} (${subject}) of others is for ${name}.`)
    return fitting
  }
  // A change of nothing is refused for that.
  const isBase = ({ isOptional, name: key }: Field) => !isOptional || (row.kind === 'mutation' && key in plain)
  const base = fields.filter((field) => isBase(field) && !naming.includes(field))
  const input = Object.fromEntries(base.map((field) => [field.name, needed(name, field)]))
  const required = naming.filter(({ isOptional }) => !isOptional)
  const mine = Object.fromEntries(required.map(({ name: key, subject }) => [key, own[subject]]))
  const asked = naming.flatMap((field) =>
    foreign(field).map((value) => ({ field, value, input: { ...input, ...mine, [field.name]: value } })),
  )
  // Every kind of contract, and of file.
  const every = base.find(({ name: key }) => key === 'kind' || key === 'of')
  const all: Question[] = required.length > 0 ? asked : [{ field: null, value: '', input }, ...asked]
  const spread = (question: Question) =>
    every?.options.map((option) => ({ ...question, input: { ...question.input, [every.name]: option } }))
  return all.flatMap((question) => spread(question) ?? [question])
}
