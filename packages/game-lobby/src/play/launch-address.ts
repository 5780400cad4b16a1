import type { Launch } from '@boardwalk/api-client/contract'

/**
 * Target of a launch that is a page of its own: the platform's route, in the words of that page. A lobby names a vendor
 * `vendor`; a list of a vendor's games opens over it.
 */
export function routeAddress({ mode, route }: Pick<Launch, 'mode' | 'route'>): string | null {
  if (!route) return null
  const { vassalage, ...rest } = route.query
  const query = new URLSearchParams(rest)
  if (vassalage) query.set(mode === 'LIST' ? 'list' : 'vendor', vassalage)
  const text = query.toString()
  return text ? `${route.path}?${text}` : route.path
}
