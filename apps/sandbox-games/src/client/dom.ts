type Attributes = Record<string, string | boolean | undefined>
export type Child = Node | string

/** Builds an element; text is always text, never markup. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) node.setAttribute(name, '')
    else if (typeof value === 'string') node.setAttribute(name, value)
  }
  node.append(...children)
  return node
}

export function button(name: string, className: string, onPress: () => void, ...children: Child[]) {
  const node = el('button', { type: 'button', class: className, ...(children.length ? { 'aria-label': name } : {}) })
  node.append(...(children.length ? children : [name]))
  node.addEventListener('click', onPress)
  return node
}

const svgSpace = 'http://www.w3.org/2000/svg'

export function svg(tag: string, attributes: Record<string, string>, ...children: Node[]): SVGElement {
  const node = document.createElementNS(svgSpace, tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  node.append(...children)
  return node
}
