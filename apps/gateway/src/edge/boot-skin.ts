import type { Boot } from '@boardwalk/api-client/contract'
import type { Edge } from './edge-deps.ts'
import type { Visit } from './visit.ts'

/** A page that is open for longer than this learns of a campaign when it is next loaded. */
const NEAR_MS = 24 * 60 * 60 * 1000

type BootSkin = Pick<Boot, 'skin' | 'skinChangesAt' | 'modulesOff'>

/** The campaigns and disabled modules of a page: nothing while there are none. `key` distinguishes pages. */
export function bootSkin(edge: Edge, { merchant }: Visit, modulesOff: string[]): { boot: BootSkin; key: string } {
  const { skin = null, changesAt = null, key = '' } = edge.dressingOf(merchant.brandId) ?? {}
  const isNear = changesAt !== null && changesAt - edge.clock().getTime() <= NEAR_MS
  const off = modulesOff.length > 0 && { modulesOff }
  const boot: BootSkin = { ...(skin && { skin }), ...(isNear && { skinChangesAt: changesAt }), ...off }
  return { boot, key: `${key}${isNear ? ` ${changesAt}` : ''} ${modulesOff.join()}` }
}
