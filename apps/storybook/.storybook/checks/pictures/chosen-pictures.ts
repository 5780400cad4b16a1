import { themes } from '../matrix.ts'

/** A page of components: its own name, and those of more pictures that it has. */
export type Page = { page: string; pictures: readonly string[] }
type There = { brands: readonly string[]; pages: readonly Page[] }
type Chosen = { brands: readonly string[]; themes: readonly string[]; pages: readonly string[] }

/**
 * Parses the words of `pnpm visual:update`: pages, brands and themes, all where no word names one. A page with
 * several pictures is also chosen by the name of one. Throws at an unknown word.
 */
export function chosenPictures(words: readonly string[], { brands, pages }: There): Chosen {
  const namesOf = ({ page, pictures }: Page) => [page, ...pictures]
  const names = pages.flatMap(namesOf)
  const unknown = words.filter((word) => ![...brands, ...themes, ...names].includes(word))
  if (unknown.length > 0)
    throw new Error(
      `Nothing is called ${unknown.join(' or ')}. There are the pages ${list(names)}; the brands ${list(brands)}; and ${list(themes)}.`,
    )
  const chosen = (from: readonly string[], isNamed: (one: string) => boolean) =>
    from.some(isNamed) ? from.filter(isNamed) : from
  return {
    brands: chosen(brands, (brand) => words.includes(brand)),
    themes: chosen(themes, (theme) => words.includes(theme)),
    pages: chosen(
      pages.map(({ page }) => page),
      (page) => words.some((word) => pages.some((one) => one.page === page && namesOf(one).includes(word))),
    ),
  }
}

const list = (names: readonly string[]) => names.join(', ')

const kebab = (name: string) => name.replaceAll(/(?<=.)(?=[A-Z])/g, '-').toLowerCase()

/** The names of a page's pictures, from the file of its stories and its exports. */
export function pageOf(file: string, text: string): Page {
  const page = kebab(file.replace('.stories.tsx', ''))
  const stories = [...text.matchAll(/^export const (\w+)/gm)].map(([, story = '']) => story)
  return { page, pictures: stories.filter((story) => story !== 'Everything').map((story) => `${page}-${kebab(story)}`) }
}
