export type Finding = { kind: 'clipped' | 'overlap' | 'sideways'; elements: readonly Element[]; says: string }

/** A short address of an element that a person recognises: tag, role or test id, and the nearest named ancestor. */
export function nameOf(element: Element): string {
  const own = ownName(element)
  const parent = element.parentElement?.closest('[role], [aria-label], [data-testid], section, article, dialog, form')
  return parent ? `${own} in ${ownName(parent)}` : own
}

function ownName(element: Element) {
  const named = ['data-testid', 'aria-label', 'role'].find((name) => element.hasAttribute(name))
  return `<${element.localName}${named ? ` ${named}="${element.getAttribute(named)}"` : ''}>`
}

export const quote = (text: string) => `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`
export const pixels = (length: number) => `${Math.ceil(length)} px`
