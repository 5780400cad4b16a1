/** A component's rules in the library's text, one a line, and the mark at their end: name and classes of the component. */
const marked = /^((?:.+\n)*?)data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}/gm
/** The same as it is sent. */
const sent = /^((?:.+\n)*?)#([\w-]+)((?:\.[\w-]+)*)\{\}/gm
const nameOfRule = /(?:\.|@keyframes )([a-z]+)(?![\w-])/gi

/** The rules of one component on the server's page, in the order in which the server defined the components. */
export type ServerGroup = { id: string; names: string[]; rules: string[] }

const namesIn = (rules: string) => [...new Set(Array.from(rules.matchAll(nameOfRule), ([, name = '']) => name))]

/**
 * Writes the library's marks as empty rules, and ends of lines for its ends of rules: a kilobyte less in a page. The
 * order of the marks is that of the components, and their classes are those of the rules, so a mark repeats neither.
 */
export const shortMarks = (styles: string): string =>
  styles.replaceAll('/*!sc*/\n', '\n').replace(marked, (_, rules: string, id: string, content: string) => {
    const names = content.split(',').filter(Boolean)
    const areInRules = names.join() === namesIn(rules).join()
    return `${rules}#${id}${areInRules ? '' : names.map((name) => `.${name}`).join('')}{}`
  })

/** Reads the text of the server's style element. */
export const groupsOf = (text: string): ServerGroup[] =>
  Array.from(text.matchAll(sent), ([, rules = '', id = '', names]) => ({
    id,
    names: names ? names.split('.').slice(1) : namesIn(rules),
    rules: rules.split('\n').slice(0, -1),
  }))
