const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const pairs = (globals: Record<string, unknown>, path = ''): string[] =>
  Object.entries(globals).flatMap(([key, value]) => {
    if (isPlain(value)) return pairs(value, `${path}${key}.`)
    if (value instanceof Date) return [`${path}${key}:!date(${value.toISOString()})`]
    if (typeof value === 'boolean') return [`${path}${key}:!${value}`]
    return value === undefined || value === null ? [] : [`${path}${key}:${value}`]
  })

/** Storybook's way to write globals into an address: `brand:india;viewport.value:phone`. */
export const globalsParam = (globals: Record<string, unknown>) => pairs(globals).join(';')

/** A story alone, as every frame of a grid loads it. Relative, so that the catalogue may be in any folder. */
export const frameAddress = (storyId: string, globals: Record<string, unknown>, viewMode = 'story') =>
  `iframe.html?${new URLSearchParams({ id: storyId, viewMode, globals: globalsParam(globals) })}`

/** The same story in the catalogue, with that brand and theme chosen. */
export const catalogueAddress = (storyId: string, globals: Record<string, unknown>) =>
  `?${new URLSearchParams({ path: `/story/${storyId}`, globals: globalsParam(globals) })}`
