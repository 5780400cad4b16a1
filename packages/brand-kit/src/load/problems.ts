import { relative } from 'node:path'
import * as v from 'valibot'
import { root } from './places.ts'

/** One mistake in a brand's data, said so that a brand team can mend it. */
export type Problem = { file: string; key: string; expected: string; found: string }

/** Everything that is wrong, in one error. */
export class BrandError extends Error {
  readonly #problems: Problem[]

  constructor(problems: Problem[]) {
    super(['The brand data has mistakes:', ...problems.map(line)].join('\n'))
    this.name = 'BrandError'
    this.#problems = problems
  }

  get problems(): Problem[] {
    return this.#problems
  }
}

const line = ({ file, key, expected, found }: Problem) =>
  `  ${relative(root, file) || file}: ${key ? `${key}: ` : ''}expected ${expected}, found ${found}`

export function problemsOf(file: string, issues: readonly v.BaseIssue<unknown>[]): Problem[] {
  return issues.map((issue) => {
    const key = v.getDotPath(issue) ?? ''
    if (issue.expected === 'never') return { file, key, expected: 'no such key', found: issue.received }
    if (issue.received === 'undefined') return { file, key, expected: 'a value', found: 'nothing' }
    return { file, key, expected: expectation(issue), found: shorten(issue) }
  })
}

/** Our own messages name what is expected; the library's repeat what its `expected` field says better. */
const expectation = ({ message, expected }: v.BaseIssue<unknown>) =>
  message.startsWith('Invalid ') ? (expected ?? 'another value') : message

function shorten({ input, received }: v.BaseIssue<unknown>): string {
  const text = JSON.stringify(input) ?? received
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
