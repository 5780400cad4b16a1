import { ServerRules, type Styles } from './server-rules.ts'
import { groupsOf, type ServerGroup } from './style-marks.ts'

/** Counts the rules of the server's element, where they are already. */
const counting = { length: 0, insertRule: () => true, deleteRule: () => {}, getRule: () => '' }

/**
 * Makes the library continue in the server's style element (`data-styled="active"`, which it does not read by itself).
 * It would move all rules into an element of its own, and the browser would compute the style of the whole page again.
 * Called once, before any component is defined, so that the library numbers components as the server did.
 */
export function adoptServerRules(styles: Styles): void {
  const element = document.querySelector<HTMLStyleElement>('style[data-styled]')
  if (!element?.sheet) return
  const groups = groupsOf(element.textContent)
  const tag = styles.getTag()
  tag.tag = counting
  const ends = register(styles, groups)
  const rules = new ServerRules(element.sheet, ends)
  if (rules.length === ends.at(-1)) tag.tag = rules
  else moveRules(styles, groups, element)
}

/** Returns the number of rules up to the end of each group. */
function register(styles: Styles, groups: ServerGroup[]): number[] {
  let count = 0
  return groups.map(({ id, names: [first = '', ...others], rules }) => {
    styles.insertRules(id, first, rules)
    for (const name of others) styles.registerName(id, name)
    count += rules.length
    return count
  })
}

/** The library's own way, for a browser that ignored a rule: positions in its sheet are others than in the text. */
function moveRules(styles: Styles, groups: ServerGroup[], element: HTMLStyleElement) {
  styles.clearTag()
  register(styles, groups)
  element.remove()
}
