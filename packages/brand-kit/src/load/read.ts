import { existsSync, readFileSync } from 'node:fs'
import { type Node, parseTree } from 'jsonc-parser'
import type { Problem } from '../problem/problems.ts'

export type Read = { json: unknown; problems: [] } | { json: null; problems: [Problem] }

/** The content of a JSON file, or why there is none. */
export function readJson(file: string): Read {
  if (!existsSync(file)) return refused({ file, key: '', expected: 'a file', found: 'nothing' })
  try {
    const text = readFileSync(file, 'utf8')
    // Windows editors put a mark in front.
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    const repeated = repeatedKey(parseTree(text))
    if (repeated !== undefined) return refused({ file, key: repeated, expected: 'this key once', found: 'twice' })
    return { json, problems: [] }
  } catch (error) {
    // The parser quotes the text with its line ends; a message is one line.
    return refused({ file, key: '', expected: 'JSON', found: (error as Error).message.replaceAll(/\s+/g, ' ') })
  }
}

/** As `readJson`, for a file that may only contain an object: a list has no keys that could be missing. */
export function readObject(file: string): Read {
  const read = readJson(file)
  return Array.isArray(read.json) ? refused({ file, key: '', expected: 'an object', found: 'a list' }) : read
}

const refused = (problem: Problem): Read => ({ json: null, problems: [problem] })

/** The first key that an object has twice: the parser would silently take the last. */
function repeatedKey(node: Node | undefined, path = ''): string | undefined {
  const seen = new Set<string>()
  for (const child of node?.children ?? []) {
    const name = child.type === 'property' ? String(child.children?.[0]?.value) : undefined
    const place = name === undefined ? path : `${path}${path && '.'}${name}`
    if (name !== undefined && seen.has(name)) return place
    if (name !== undefined) seen.add(name)
    const inner = repeatedKey(child.type === 'property' ? child.children?.[1] : child, place)
    if (inner !== undefined) return inner
  }
  return undefined
}
