import type { Node } from 'oxc-parser'
import type { Edit } from './edit.ts'

type Literal = Extract<Node, { type: 'Literal' }>

/** `rows[0]`: any reader notices another place of a list, so such a mutant measures little. */
const isPlace = (node: Node, [parent]: readonly Node[]) =>
  parent?.type === 'MemberExpression' && parent.computed && parent.property === node

/** Boolean literals, and numbers one more and one less. */
export function valueEdits(node: Literal, above: readonly Node[]): Edit[] {
  const { start, end, value } = node
  if (typeof value === 'boolean') return [{ start, end, text: String(!value), operator: 'boolean' }]
  if (isPlace(node, above)) return []
  return neighbours(value).map((text) => ({ start, end, text, operator: 'number' }))
}

function neighbours(value: Literal['value']): string[] {
  if (typeof value === 'number') return [value + 1, ...(value >= 1 ? [value - 1] : [])].map(String)
  if (typeof value === 'bigint') return [value + 1n, ...(value >= 1n ? [value - 1n] : [])].map((units) => `${units}n`)
  return []
}
