import type { Brand } from '@boardwalk/brand-kit'
import type { RouteSpec } from '../feature-contract.ts'

/** Title of a document: the page's name and the brand's. */
export const pageTitle = (
  t: (key: string) => string,
  { name }: Brand,
  route: RouteSpec | undefined,
  own = t(route?.title ?? 'shell:title.notFound'),
) => `${own} · ${name}`
