const spoken = ['aria-label', 'title', 'alt', 'placeholder'] as const
const unseen = 'script, style'

/** Visible and spoken texts of an element, each once. */
export function textsOf(root: HTMLElement): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest(unseen)) texts.push(walker.currentNode.textContent ?? '')
  for (const element of root.querySelectorAll('*'))
    texts.push(...spoken.map((name) => element.getAttribute(name) ?? ''))
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => /\p{L}{2}/u.test(text))
}
