import { Marked, type Token, type Tokens } from 'marked'

const marked = new Marked()

/** Kinds of Markdown that a page may have. Everything else is refused, raw HTML and pictures among it. */
const allowed = new Set([
  'space',
  'heading',
  'paragraph',
  'list',
  'list_item',
  'text',
  'escape',
  'strong',
  'em',
  'link',
])
/** Pages of the storefront, and the ways to reach people. */
const leads = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)/i

function refuse(token: Token): void {
  if (!allowed.has(token.type)) throw new Error(`${token.type} is not allowed: ${token.raw.trim()}`)
  if (token.type === 'link' && !leads.test((token as Tokens.Link).href)) {
    throw new Error(`a link must not lead to ${(token as Tokens.Link).href}`)
  }
}

/** Markdown as HTML of few kinds. Throws with the part that is not allowed, so that no raw HTML reaches a reader. */
export function toHtml(markdown: string): string {
  const tokens = marked.lexer(markdown)
  marked.walkTokens(tokens, refuse)
  return marked.parser(tokens).trim()
}
