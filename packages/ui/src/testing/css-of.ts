/** The rules that styled-components wrote for an element, for tests without layout. */
export function cssOf(element: Element): string {
  const written = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n')
  const rules = [...element.classList].flatMap((name) => [
    ...written.matchAll(new RegExp(`\\.${name}(?![\\w-])[^{}]*\\{([^{}]*)\\}`, 'g')),
  ])
  return rules.map(([, declarations]) => declarations).join('\n')
}
