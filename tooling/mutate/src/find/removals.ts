import type { Node } from 'oxc-parser'
import type { Edit } from './edit.ts'

type Of<T extends Node['type']> = Extract<Node, { type: T }>

const exits: readonly string[] = ['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement']

/** `if (…) return`, also in braces: leaves early and does nothing else. */
export function isEarlyExit(node: Node): boolean {
  if (node.type !== 'IfStatement' || node.alternate) return false
  const { consequent } = node
  const [only, ...others] = consequent.type === 'BlockStatement' ? consequent.body : [consequent]
  return only !== undefined && others.length === 0 && exits.includes(only.type)
}

const without = ({ start, end }: Node, operator: Edit['operator']): Edit[] => [{ start, end, text: ';', operator }]

export const exitEdits = (node: Of<'IfStatement'>): Edit[] => (isEarlyExit(node) ? without(node, 'early exit') : [])

/** A `throw` that is not all of an `if`, which is removed as a whole. */
export const throwEdits = (node: Of<'ThrowStatement'>, above: readonly Node[]): Edit[] =>
  above.slice(0, 2).some(isEarlyExit) ? [] : without(node, 'early exit')

/** A call whose result is unused is made for its effect. */
export function callEdits(node: Of<'ExpressionStatement'>): Edit[] {
  const { expression } = node
  const call = expression.type === 'AwaitExpression' ? expression.argument : expression
  return call.type === 'CallExpression' && call.callee.type !== 'Super' ? without(node, 'call') : []
}

/** Conditions of Drizzle's `and(…)`, each left out; it passes over `undefined`. */
export function drizzleEdits({ callee, arguments: parts }: Of<'CallExpression'>): Edit[] {
  if (callee.type !== 'Identifier' || callee.name !== 'and' || parts.length < 2) return []
  return parts.map(({ start, end }) => ({ start, end, text: 'undefined', operator: 'sql condition' }))
}

/** Log output is not behaviour. */
export function isLog(node: Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { object } = node.callee
  const name = object.type === 'MemberExpression' ? object.property : object
  return name.type === 'Identifier' && ['console', 'log'].includes(name.name)
}
