import * as v from 'valibot'
import { inWords } from './expectation.ts'

/** One mistake in a brand's data, worded so that a brand team can correct it. */
export type Problem = {
  file: string
  key: string
  expected: string
  found: string
  /** Kind of the mistake, where programs distinguish kinds. */
  code?: string
}

/** The mistakes that a schema found in `file`. */
export function problemsOf(file: string, issues: readonly v.BaseIssue<unknown>[]): Problem[] {
  return issues.map((issue) => {
    const key = v.getDotPath(issue) ?? ''
    if (issue.expected === 'never') return { file, key, expected: 'no such key', found: issue.received }
    if (issue.received === 'undefined') return { file, key, expected: 'a value', found: 'nothing' }
    return { file, key, expected: expectation(issue), found: shorten(issue) }
  })
}

/** Our own messages name the expected value; the library's repeat its `expected` field, which is clearer. */
const expectation = ({ message, expected, input }: v.BaseIssue<unknown>) =>
  message.startsWith('Invalid ') ? inWords(expected ?? 'another value', input) : message

/** A check of two values is reported at one of them, which is the found value. */
function shorten({ input, received, path }: v.BaseIssue<unknown>): string {
  const text = JSON.stringify(path?.at(-1)?.value ?? input) ?? received
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
