import type { Operator } from './edit.ts'

type Swap = { operator: Operator; by: string }

/** Relations move by one value rather than flip, because a test that notices the edge notices the flip as well. */
export const binarySwaps: Readonly<Record<string, Swap>> = {
  '<': { operator: 'comparison', by: '<=' },
  '<=': { operator: 'comparison', by: '<' },
  '>': { operator: 'comparison', by: '>=' },
  '>=': { operator: 'comparison', by: '>' },
  '===': { operator: 'comparison', by: '!==' },
  '!==': { operator: 'comparison', by: '===' },
  '&&': { operator: 'logic', by: '||' },
  '||': { operator: 'logic', by: '&&' },
  '+': { operator: 'arithmetic', by: '-' },
  '-': { operator: 'arithmetic', by: '+' },
  '*': { operator: 'arithmetic', by: '/' },
  '/': { operator: 'arithmetic', by: '*' },
  '%': { operator: 'arithmetic', by: '*' },
  '&': { operator: 'arithmetic', by: '|' },
}

export const assignmentSwaps: Readonly<Record<string, Swap>> = {
  '+=': { operator: 'arithmetic', by: '-=' },
  '-=': { operator: 'arithmetic', by: '+=' },
  '||=': { operator: 'logic', by: '&&=' },
  '&&=': { operator: 'logic', by: '||=' },
}

/** Methods that are each other's opposite; a map, because any name may be looked up. */
export const methodSwaps: ReadonlyMap<string, Swap> = new Map([
  ['some', { operator: 'logic', by: 'every' }],
  ['every', { operator: 'logic', by: 'some' }],
  ['min', { operator: 'arithmetic', by: 'max' }],
  ['max', { operator: 'arithmetic', by: 'min' }],
])
