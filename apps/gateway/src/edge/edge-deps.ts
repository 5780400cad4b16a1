import type { RequestFacts } from '@boardwalk/api-client/contract'
import type { LoadedBrand } from '@boardwalk/brand-kit/node'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import type { CampaignState } from '../campaigns/campaign-cache.ts'
import type { Deps } from '../deps.ts'
import type { Outside } from '../firebase/outside.ts'

/** The reader of a request; the edge reads without one, so its answers may be shown to all. */
export type Visitor = {
  merchant: string
  language: LanguageCode
  host: string
  ip: string
  /** Only where the answer is for this visitor alone. */
  headers?: RequestFacts['headers']
}

/** Runs a row of the endpoint table in-process, without a session; answers its `value`, throws its coded error. */
export type Call = (endpoint: string, arg: Record<string, unknown>, visitor: Visitor) => Promise<unknown>

export type EdgeDeps = Pick<Deps, 'clock' | 'log' | 'merchants'> & {
  config: Pick<
    Deps['config'],
    'root' | 'storefrontPorts' | 'sandboxOrigin' | 'serviceWorker' | 'rateFactor' | 'waitFactor'
  >
  call: Call
  /** Other companies' origins that a merchant's documents may use; none by default. */
  outside?: (merchant: string) => Promise<Outside | null>
}

/** The shared parts of the edge; brands by their id. */
export type Edge = EdgeDeps & {
  brands: ReadonlyMap<string, LoadedBrand>
  /** A brand with the skin of its campaigns now; nothing where the brand is unknown. */
  dressingOf: (brandId: string) => CampaignState | null
}
