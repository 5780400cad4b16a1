import type { PreloadContext, RouteSpec } from '../feature-contract.ts'

/** A route in the layout of most pages, whose title is a text of the shell. */
export const makeRoute = (
  path: string,
  page: RouteSpec['page'],
  title: string,
  rest: Partial<RouteSpec> = {},
): RouteSpec => ({ layout: 'full', ...rest, path, page, title: `shell:title.${title}` })

/** The one read of a page. */
export const read =
  (endpoint: string, arg: (context: PreloadContext) => Record<string, unknown>): NonNullable<RouteSpec['queries']> =>
  (context) => [{ endpoint, arg: arg(context) }]
