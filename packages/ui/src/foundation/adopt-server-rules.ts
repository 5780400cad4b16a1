import { ServerRules, type Styles } from './server-rules.ts'
import { longMarks } from './style-marks.ts'

/** Counts the rules that the library reads from the server's element, where they are already. */
const counting = { length: 0, insertRule: () => true, deleteRule: () => {}, getRule: () => '' }
const groupOfMark = /data-styled\.g(\d+)\[/g

/**
 * Makes the library continue in the server's style element (`data-styled="active"`, which it does not read by itself).
 * It would move all rules into an element of its own, and the browser would compute the style of the whole page again.
 * Called once, before any component is defined, so that the library numbers components as the server did.
 */
export function adoptServerRules(styles: Styles): void {
  const element = document.querySelector<HTMLStyleElement>('style[data-styled]')
  if (!element?.sheet) return
  const groups = styles.getTag()
  groups.tag = counting
  const text = longMarks(element.textContent)
  readNames(styles, element, text)
  const rules = new ServerRules(element.sheet, endsIn(text, groups.groupSizes))
  if (rules.length === groups.groupSizes.reduce((sum, size) => sum + size, 0)) groups.tag = rules
  else moveRules(styles, element, text)
}

/**
 * The library reads a copy, because it removes the element after reading. The copy is no element of HTML: a browser would
 * apply it, and the page's policy forbids styles that the server did not write.
 */
function readNames(styles: Styles, element: HTMLStyleElement, text: string) {
  const copy = document.createElementNS(null, 'style')
  copy.setAttribute('data-styled', 'true')
  copy.setAttribute('data-styled-version', element.dataset.styledVersion ?? '')
  copy.textContent = text
  element.after(copy)
  styles.rehydrate()
  copy.remove()
}

function endsIn(text: string, sizes: Uint32Array): number[] {
  let rules = 0
  let next = 0
  return [...text.matchAll(groupOfMark)].map(([, group]) => {
    for (; next <= Number(group); next++) rules += sizes[next] ?? 0
    return rules
  })
}

/** The library's own way, for a browser that ignored a rule: positions in its sheet are others than in the text. */
function moveRules(styles: Styles, element: HTMLStyleElement, text: string) {
  styles.clearTag()
  readNames(styles, element, text)
  element.remove()
}
