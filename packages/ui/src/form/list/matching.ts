/** Letters as they are compared: without accents, case and doubled spaces; vowel signs of other scripts count. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLocaleLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Items that contain the typed words, those that begin with them first; the order stays otherwise. */
export function matching<T>(items: readonly T[], query: string, textsOf: (item: T) => readonly string[]): readonly T[] {
  const wanted = plainText(query)
  if (wanted === '') return items
  const rank = (item: T) => {
    const texts = textsOf(item).map(plainText)
    if (texts.some((text) => text.startsWith(wanted))) return 0
    return texts.some((text) => text.includes(wanted)) ? 1 : 2
  }
  const ranked = items.map((item) => ({ item, rank: rank(item) }))
  return [0, 1].flatMap((place) => ranked.filter((entry) => entry.rank === place).map(({ item }) => item))
}
