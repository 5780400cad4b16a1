const block = /^:::(\w+)\n([\s\S]*?)^:::$\n?/gm

/** Countries with separate blocks in a text; `other` is for all that are not named. */
export const countriesIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(block)].map(([, country = '']) => country)),
]

/** The text for readers in a country: the common part, and the blocks between `:::PH` and `:::` that name theirs. */
export function forCountry(markdown: string, country: string): string {
  const wanted = countriesIn(markdown).includes(country) ? country : 'other'
  return markdown.replace(block, (_, named: string, own: string) => (named === wanted ? own : ''))
}

/** The text with the blocks of all countries. */
export const forEveryCountry = (markdown: string): string => markdown.replace(block, (_, __, own: string) => own)
