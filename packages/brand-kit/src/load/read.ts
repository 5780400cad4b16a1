import { existsSync, readFileSync } from 'node:fs'
import type { Problem } from '../problem/problems.ts'

export type Read = { json: unknown; problems: [] } | { json: null; problems: [Problem] }

/** The content of a JSON file, or why there is none. */
export function readJson(file: string): Read {
  if (!existsSync(file)) return refused({ file, key: '', expected: 'a file', found: 'nothing' })
  try {
    const text = readFileSync(file, 'utf8')
    // Windows editors put a mark in front.
    return { json: JSON.parse(text.replace(/^\uFEFF/, '')), problems: [] }
  } catch (error) {
    // The parser quotes the text with its line ends; a message is one line.
    return refused({ file, key: '', expected: 'JSON', found: (error as Error).message.replaceAll(/\s+/g, ' ') })
  }
}

/** As `readJson`, for a file that can only hold an object: a list has no keys that could be missing. */
export function readObject(file: string): Read {
  const read = readJson(file)
  return Array.isArray(read.json) ? refused({ file, key: '', expected: 'an object', found: 'a list' }) : read
}

const refused = (problem: Problem): Read => ({ json: null, problems: [problem] })
