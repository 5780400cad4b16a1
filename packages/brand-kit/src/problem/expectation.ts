import { nearest } from './nearest.ts'

const kinds: Record<string, string> = {
  Object: 'an object',
  Array: 'a list',
  boolean: 'true or false',
  string: 'a text',
  number: 'a number',
}

/** So many names can still be read in a message. */
const maxNames = 12

/** The schema library's expectation, in words for people. */
export function inWords(expected: string, found: unknown): string {
  const [, sign, limit] = /^([<>])=(-?[\d.]+)$/.exec(expected) ?? []
  if (limit !== undefined) return `${sign === '<' ? 'at most' : 'at least'} ${limit}`
  const names = expected.match(/^\((".*")\)$/)?.[1]?.split(' | ')
  return names ? choice(names, found) : (kinds[expected] ?? expected)
}

function choice(names: readonly string[], found: unknown): string {
  if (names.length <= maxNames) return `one of ${names.join(', ')}`
  const near = nearest(JSON.stringify(found) ?? '', names)
  return `one of ${names.length} names, such as ${(near.length > 0 ? near : names.slice(0, 3)).join(', ')}`
}
