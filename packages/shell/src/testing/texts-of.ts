const spoken = ['aria-label', 'title', 'alt', 'placeholder'] as const
/** A part without a language has the words of a person. */
const leftOut = 'script, style, [lang=""]'

/** Visible and spoken texts of an element without the words of persons, each once. */
export function textsOf(root: HTMLElement): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest(leftOut)) texts.push(walker.currentNode.textContent ?? '')
  for (const element of root.querySelectorAll('*'))
    texts.push(...spoken.map((name) => element.getAttribute(name) ?? ''))
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => /\p{L}{2}/u.test(text))
}
