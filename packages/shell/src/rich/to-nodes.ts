import { decoded } from '../site/to-paragraphs.ts'

export type Block = 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li'
export type Inline = 'strong' | 'em' | 'a'
export type Tag = Block | Inline
export type Element = { tag: Tag; href?: string; children: RichNode[] }
export type RichNode = string | Element

/** The allowed elements of a text; others are left out, and their text stays. */
const tags: Readonly<Record<string, Tag>> = {
  ...{ p: 'p', div: 'p', h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3', ul: 'ul', ol: 'ol', li: 'li' },
  ...{ strong: 'strong', b: 'strong', em: 'em', i: 'em', a: 'a' },
}
const isInline = (node: RichNode) => typeof node === 'string' || ['strong', 'em', 'a'].includes(node.tag)

const pieces = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</gi
const hrefIn = (attributes: string) => /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)

type Open = { tag: Tag | null; children: RichNode[] }

/** Closes the innermost element of a kind and its open children. */
function close(open: Open[], tag: Tag) {
  const at = open.findLastIndex((each) => each.tag === tag)
  if (at > 0) open.splice(at)
}

function begin(open: Open[], tag: Tag, attributes: string) {
  // A paragraph ends where the next block begins, whether it was closed or not.
  if (!isInline({ tag, children: [] })) close(open, tag === 'li' ? 'li' : 'p')
  const [, double, single] = hrefIn(attributes) ?? []
  const href = decoded(double ?? single ?? '')
  const element: Element = { tag, children: [], ...(href && { href }) }
  open.at(-1)?.children.push(element)
  open.push(element)
}

/**
 * Reads HTML of an operator as elements of few kinds. They are shown without any HTML sink, which Trusted Types would
 * refuse, and the same on the server. No attribute but the address of a link is read.
 */
export function toNodes(html: string): RichNode[] {
  const root: Open = { tag: null, children: [] }
  const open: Open[] = [root]
  for (const [text, slash, name = '', attributes = ''] of html.matchAll(pieces)) {
    const tag = tags[name.toLowerCase()]
    if (tag && slash) close(open, tag)
    else if (tag) begin(open, tag, attributes)
    else if (name.toLowerCase() === 'br') close(open, 'p')
    else if (!name && !text.startsWith('<!--')) open.at(-1)?.children.push(decoded(text))
  }
  return inParagraphs(root.children)
}

const hasText = (node: RichNode): boolean =>
  typeof node === 'string' ? node.trim() !== '' : node.children.some(hasText)

/** Puts text between blocks into paragraphs and leaves out empty blocks. */
function inParagraphs(nodes: readonly RichNode[]): RichNode[] {
  const blocks: Element[] = []
  let loose: Element | undefined
  for (const node of nodes) {
    if (typeof node === 'string' || isInline(node)) {
      loose ??= { tag: 'p', children: [] }
      if (!blocks.includes(loose)) blocks.push(loose)
      loose.children.push(node)
    } else {
      loose = undefined
      blocks.push(node)
    }
  }
  return blocks.filter(hasText)
}
