import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Problem } from '../kit.ts'
import { isObject, type JsonObject } from '../model/json.ts'

export type ReadJson = { value: JsonObject; problems: [] } | { value: null; problems: Problem[] }

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }
/** A brand's data is a few kilobytes; more is another file, chosen by mistake. */
const maxLength = 400_000

/** A JSON file as an object, or every place where it is none: line and column, keys written twice. */
export function readJson(file: string, text: string): ReadJson {
  if (text.length > maxLength) {
    return refuse([{ file, key: '', expected: 'at most 400 kB', found: `${Math.round(text.length / 1000)} kB` }])
  }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, strict)
  if (!root || errors.length > 0) return refuse(errors.slice(0, 20).map((error) => syntax(file, text, error)))
  const twice = repeatedKeys(root).map((key) => ({
    file,
    key,
    expected: 'every key once',
    found: 'the same key again',
  }))
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
  if (!isObject(value)) return refuse([{ file, key: '', expected: 'an object', found: root.type }])
  return twice.length > 0 ? refuse(twice) : { value, problems: [] }
}

const refuse = (problems: Problem[]): ReadJson => ({ value: null, problems })

function syntax(file: string, text: string, { error, offset }: ParseError): Problem {
  const before = text.slice(0, offset).split('\n')
  const what = printParseErrorCode(error)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
  return { file, key: place, expected: 'JSON', found: what }
}

function repeatedKeys(node: Node, path = ''): string[] {
  if (node.type === 'array') return (node.children ?? []).flatMap((child) => repeatedKeys(child, path))
  if (node.type !== 'object') return []
  const seen = new Set<string>()
  return (node.children ?? []).flatMap(({ children: [name, value] = [] }) => {
    const key = `${path}${name?.value}`
    const repeated = seen.has(key) ? [key] : []
    seen.add(key)
    return [...repeated, ...(value ? repeatedKeys(value, `${key}.`) : [])]
  })
}
