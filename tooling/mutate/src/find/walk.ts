import { type Node, visitorKeys } from 'oxc-parser'

/** A node with those above it, the nearest first. */
export type Visit = (node: Node, above: readonly Node[]) => void

/** Wrappers of a value in syntax of types; all other such nodes have no effect at run time. */
const wrappers: readonly string[] = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']

const runs = ({ type }: Node) => !type.startsWith('TS') || wrappers.includes(type)

/** Names, not values. */
const isName = (node: Node, key: string) => node.type === 'Property' && key === 'key' && !node.computed

/** Visits everything of a program that runs, in the order of the source. */
export function walk(node: Node, visit: Visit, above: readonly Node[] = []): void {
  if (!runs(node) || node.type === 'ImportDeclaration') return
  visit(node, above)
  for (const child of childrenOf(node)) walk(child, visit, [node, ...above])
}

function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Record<string, Node | (Node | null)[] | null | undefined>
  return (visitorKeys[node.type] ?? [])
    .filter((key) => !isName(node, key))
    .flatMap((key) => fields[key] ?? [])
    .filter((child) => child !== null)
}
