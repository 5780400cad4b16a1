import type { BootQuery } from '@boardwalk/api-client/contract'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import type { Composition } from '../../app/composition.ts'
import { loadTexts } from '../../app/lazy-texts.ts'
import type { DrawnSection, HomeSection } from '../../feature-contract.ts'
import { homeSections } from './home-sections.ts'

/** Sections at the top of a brand's home; those below them would only make the first response longer. */
const FIRST_VIEW = 3

type Drawn = HomeSection & { id: string; drawn: DrawnSection }

/** Sections of a brand's home that a server draws for a browser that does not have their code yet. */
export const drawnSections = (ids: readonly string[], slots: Record<string, HomeSection>): Drawn[] =>
  homeSections(ids, slots)
    .slice(0, FIRST_VIEW)
    .flatMap(({ drawn, ...section }) => (drawn ? [{ ...section, drawn }] : []))

/** Loads the code and the texts; resolves to the texts. */
export async function loadDrawn(sections: readonly Drawn[], language: LanguageCode) {
  await Promise.all(sections.map(({ drawn }) => drawn.content.preload()))
  return loadTexts(
    language,
    sections.map(({ drawn }) => drawn.texts),
  )
}

/**
 * The composition with these sections drawn, each in the box that its component keeps. Without any it is the same one,
 * by which known paths are remembered (`hasPage`).
 */
export function withDrawn(composition: Composition, sections: readonly Drawn[]): Composition {
  if (sections.length === 0) return composition
  const drawn = sections.map(({ id, drawn: { content: Content }, ...section }) => {
    const component = () => (
      <div>
        <Content />
      </div>
    )
    return [id, { ...section, component }]
  })
  return {
    ...composition,
    slots: { ...composition.slots, home: { ...composition.slots.home, ...Object.fromEntries(drawn) } },
  }
}

/** Reads that only draw: the document has their drawing and does not repeat them. */
export const isDrawnRead = (sections: readonly Drawn[], { endpoint }: BootQuery): boolean =>
  sections.some(({ drawn }) => drawn.queries.some((query) => query.endpoint === endpoint))
