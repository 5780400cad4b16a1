import { getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { isEqual, isObject, type Json, type JsonObject } from '../model/json.ts'

const width = 120

type Context = { source: string; unit: string; eol: string }

/**
 * The text of a JSON file after an edit. Unchanged parts keep their bytes: order of keys, spaces, line ends. New
 * parts are formatted as this repository's formatter does.
 */
export function rewrite(source: string, value: JsonObject): string {
  const root = parseTree(source)
  const context = { source, unit: indentOf(source), eol: source.includes('\r\n') ? '\r\n' : '\n' }
  if (!root) return `${print(value, '', 0, context)}${context.eol}`
  const end = root.offset + root.length
  return source.slice(0, root.offset) + write(root, value, '', 0, context) + source.slice(end)
}

/** A file that has no source yet. */
export const printJson = (value: JsonObject): string => rewrite('', value)

const indentOf = (source: string) => /\n([ \t]+)"/.exec(source)?.[1] ?? '  '

function write(node: Node, value: Json, indent: string, column: number, context: Context): string {
  if (isEqual(getNodeValue(node), value)) return context.source.slice(node.offset, node.offset + node.length)
  if (node.type !== 'object' || !isObject(value)) return print(value, indent, column, context)
  const names = (node.children ?? []).map(nameOf)
  const wanted = keysOf(value)
  const hasSameKeys = names.length === wanted.length && names.every((name, index) => name === wanted[index])
  return hasSameKeys && names.length > 0 ? splice(node, value, indent, context) : relist(node, value, indent, context)
}

const keysOf = (value: JsonObject) => Object.keys(value).filter((key) => value[key] !== undefined)
const nameOf = (property: Node): string => property.children?.[0]?.value
const contentOf = (property: Node | undefined): Node | undefined => property?.children?.[1]

/** The same keys in the same order: everything between the values stays. */
function splice(node: Node, value: JsonObject, indent: string, context: Context): string {
  let text = ''
  let from = node.offset
  for (const property of node.children ?? []) {
    const inner = contentOf(property)
    if (!inner) continue
    const before = context.source.slice(from, inner.offset)
    const column = columnAt(context.source, inner.offset)
    text += before + write(inner, value[nameOf(property)] ?? null, indent + context.unit, column, context)
    from = inner.offset + inner.length
  }
  return text + context.source.slice(from, node.offset + node.length)
}

const columnAt = (source: string, offset: number) => offset - (source.lastIndexOf('\n', offset - 1) + 1)

/** Keys were added or removed: one line per entry, the text of the entries that stayed. */
function relist(node: Node, value: JsonObject, indent: string, context: Context): string {
  const inside = indent + context.unit
  const known = new Map((node.children ?? []).map((property) => [nameOf(property), contentOf(property)]))
  return block('{', '}', keysOf(value), indent, context, (key) => {
    const name = `${JSON.stringify(key)}: `
    const old = known.get(key)
    const next = value[key] ?? null
    const column = inside.length + name.length
    return name + (old ? write(old, next, inside, column, context) : print(next, inside, column, context))
  })
}

function block<T>(open: string, close: string, list: T[], indent: string, context: Context, line: (item: T) => string) {
  if (list.length === 0) return open + close
  const { unit, eol } = context
  return `${open}${eol}${list.map((item) => indent + unit + line(item)).join(`,${eol}`)}${eol}${indent}${close}`
}

/** A value that is in no source: objects over several lines, lists on one as long as they fit. */
function print(value: Json, indent: string, column: number, context: Context): string {
  const inside = indent + context.unit
  if (Array.isArray(value)) {
    const line = `[${value.map((entry) => JSON.stringify(entry)).join(', ')}]`
    // One column for the comma that may follow.
    if (!value.some((entry) => typeof entry === 'object' && entry !== null) && column + line.length < width) return line
    return block('[', ']', value, indent, context, (entry) => print(entry, inside, inside.length, context))
  }
  if (!isObject(value)) return JSON.stringify(value)
  return block('{', '}', keysOf(value), indent, context, (key) => {
    const name = `${JSON.stringify(key)}: `
    return name + print(value[key] ?? null, inside, inside.length + name.length, context)
  })
}
