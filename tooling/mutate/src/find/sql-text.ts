import type { Node } from 'oxc-parser'
import type { Edit } from './edit.ts'
import { isSql, sqlEdits } from './sql.ts'

type Text = Extract<Node, { type: 'TemplateLiteral' | 'Literal' }>

/** Changes of a text in the source, if it is SQL. */
export function textEdits(node: Text, source: string): Edit[] {
  if (node.type === 'Literal' && typeof node.value !== 'string') return []
  const text = masked(node, source)
  return isSql(text) ? sqlEdits(text, node.start) : []
}

/** The text in the source, with a name of the same length for each `${…}`. */
function masked({ start, end, ...node }: Text, source: string): string {
  let text = source.slice(start, end)
  if (node.type === 'Literal') return text
  for (const part of node.expressions) {
    const from = text.lastIndexOf('${', part.start - start)
    const to = text.indexOf('}', part.end - start) + 1
    text = text.slice(0, from) + 'x'.repeat(to - from) + text.slice(to)
  }
  return text
}
