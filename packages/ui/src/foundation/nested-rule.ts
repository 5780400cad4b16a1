/** Conditions that may be written inside a style rule. */
const condition = /^@(?:media|container|supports|starting-style)\b/
/** A prelude: a condition's own, or a list of selectors. */
const prelude = /([^{};]+)\{/g
/** Commas outside of brackets. Inside of nested brackets it may also find one; such a rule stays as it is. */
const listComma = /,(?![^(]*\))/
const quotedBrace = /(["'])[^"']*[{}][^"']*\1/

/**
 * Writes `@media (…) {.a {…} .a:hover {…}}` as `.a {@media (…) {& {…} &:hover {…}}}`, which means the same. A browser adds
 * a style rule to a sheet by looking for the elements that it matches; after a condition at the top of the sheet, Chromium
 * computes the style of every element of the page. Other rules, and those without one class in all their selectors, stay
 * as they are.
 */
export function nestedRule(rule: string): string {
  if (!condition.test(rule) || quotedBrace.test(rule)) return rule
  const [, name] = /\.([a-z_][\w-]*)/i.exec(rule.slice(rule.indexOf('{'))) ?? []
  if (!name) return rule
  const whole = new RegExp(`\\.${name}(?![\\w-])`, 'g')
  let isNested = true
  const inner = rule.replace(prelude, (_, before: string) => {
    if (before.trimStart().startsWith('@')) return `${before}{`
    const selectors = before.split(listComma).map((selector) => inParent(selector.trim(), whole))
    isNested &&= selectors.every((selector) => selector.includes('&'))
    return `${selectors.join(',')}{`
  })
  return isNested ? `.${name}{${inner}}` : rule
}

/** Older browsers read a name at the start of a nested rule as a property. */
const inParent = (selector: string, whole: RegExp) => selector.replace(whole, '&').replace(/^[a-z][\w-]*/i, ':is($&)')
