import { type Node, parseSync } from 'oxc-parser'
import type { Edit } from './edit.ts'
import { conditionEdits, methodEdits, operatorEdits, unaryEdits } from './operators.ts'
import { callEdits, drizzleEdits, exitEdits, isLog, throwEdits } from './removals.ts'
import { textEdits } from './sql-text.ts'
import { valueEdits } from './values.ts'
import { walk } from './walk.ts'

/** Every change of a TypeScript source that a test should notice, in the order of the source. */
export function findEdits(file: string, source: string): Edit[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  const edits: Edit[] = []
  walk(program, (node, above) => {
    if (![node, ...above].some(isLog)) edits.push(...editsOf(node, above, source))
  })
  return edits.sort((a, b) => a.start - b.start || a.end - b.end)
}

function editsOf(node: Node, above: readonly Node[], source: string): Edit[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorEdits(node, source)
    case 'UnaryExpression':
      return unaryEdits(node, source)
    case 'ConditionalExpression':
      return conditionEdits(node, source)
    case 'IfStatement':
      return [...exitEdits(node), ...conditionEdits(node, source)]
    case 'ThrowStatement':
      return throwEdits(node, above)
    case 'ExpressionStatement':
      return isLog(node.expression) ? [] : callEdits(node)
    case 'CallExpression':
      return [...methodEdits(node), ...drizzleEdits(node)]
    case 'Literal':
      return [...valueEdits(node, above), ...textEdits(node, source)]
    case 'TemplateLiteral':
      return textEdits(node, source)
    default:
      return []
  }
}
