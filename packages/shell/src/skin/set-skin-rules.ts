/**
 * Puts rules in place of those of an earlier skin, behind the brand's own. Through CSSOM, because the page's policy
 * allows no new inline text.
 */
export function setSkinRules(rules: readonly string[]): void {
  document.getElementById('skin')?.remove()
  if (rules.length === 0) return
  const style = document.createElement('style')
  style.id = 'skin'
  const brand = document.getElementById('brand')
  if (brand) brand.after(style)
  else document.head.append(style)
  for (const rule of rules) style.sheet?.insertRule(rule, style.sheet.cssRules.length)
}
