/** Kinds of fish, from the commonest to the rarest. `pays` is in stakes. */
export const kinds = [
  { name: 'sprat', pays: 2 },
  { name: 'clown', pays: 3 },
  { name: 'tang', pays: 5 },
  { name: 'puffer', pays: 8 },
  { name: 'jelly', pays: 12 },
  { name: 'turtle', pays: 20 },
  { name: 'ray', pays: 30 },
  { name: 'shark', pays: 50 },
  { name: 'whale', pays: 100 },
  { name: 'king', pays: 200 },
] as const
export type Kind = (typeof kinds)[number]['name']
export const kindNames: readonly Kind[] = kinds.map(({ name }) => name)

const paysByKind = new Map<Kind, number>(kinds.map(({ name, pays }) => [name, pays]))
export const paysOf = (kind: Kind): number => paysByKind.get(kind) ?? 0

/** Maximum fish in a net; one stake, its chance divided among them. */
export const maxInNet = 3

/** Equally likely draws for a fish, and how many of them a return of 96% leaves when all of it pays one stake. */
export const ways = 30_000
const returned = 28_800

/**
 * Draws of `ways` that catch a fish when one stake is aimed at so many fish. Chance × pay = 96% / `among` for every
 * kind, so the target and the aim never change the return.
 */
export const catching = (kind: Kind, among: number): number => returned / (paysOf(kind) * among)
