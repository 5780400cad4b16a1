import type { Node } from 'oxc-parser'
import type { Edit } from './edit.ts'
import { assignmentSwaps, binarySwaps, methodSwaps } from './swaps.ts'

type Of<T extends Node['type']> = Extract<Node, { type: T }>
type TwoSided = Of<'BinaryExpression'> | Of<'LogicalExpression'> | Of<'AssignmentExpression'>

const isText = (node: Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

/** The operator between two sides becomes its counterpart. */
export function operatorEdits(node: TwoSided, source: string): Edit[] {
  const swap = (node.type === 'AssignmentExpression' ? assignmentSwaps : binarySwaps)[node.operator]
  if (!swap || (node.operator.startsWith('+') && (isText(node.left) || isText(node.right)))) return []
  const start = source.indexOf(node.operator, node.left.end)
  return [{ start, end: start + node.operator.length, text: swap.by, operator: swap.operator }]
}

/** `!ready` → `ready`, `-amount` → `amount`. */
export function unaryEdits({ operator, argument, start, end }: Of<'UnaryExpression'>, source: string): Edit[] {
  if (operator !== '!' && operator !== '-') return []
  return [{ start, end, text: source.slice(argument.start, argument.end), operator: 'negation' }]
}

/** A condition that is a plain value is negated; operators in it get separate mutants. */
export function conditionEdits({ test }: Of<'IfStatement'> | Of<'ConditionalExpression'>, source: string): Edit[] {
  if (['BinaryExpression', 'LogicalExpression', 'UnaryExpression'].includes(test.type)) return []
  const { start, end } = test
  return [{ start, end, text: `!(${source.slice(start, end)})`, operator: 'negation' }]
}

/** `some` ↔ `every`, `min` ↔ `max`. */
export function methodEdits({ callee }: Of<'CallExpression'>): Edit[] {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return []
  const { name, start, end } = callee.property
  const swap = methodSwaps.get(name)
  return swap ? [{ start, end, text: swap.by, operator: swap.operator }] : []
}
