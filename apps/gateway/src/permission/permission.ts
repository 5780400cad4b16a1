import { featureKeys, type Permission, type Region, type RequestFacts } from '@boardwalk/api-client/contract'
import { isLanguageCode } from '@boardwalk/i18n/codes'
import type { Deps } from '../deps.ts'
import type { Merchant } from './merchants.ts'
import { registerRules } from './register-rules.ts'
import type { MerchantSettings } from './settings.ts'
import { siteStatus } from './site-status.ts'

const regionOf = ({ code, country, currency, countryName, languages }: Merchant): Region => ({
  merchantCode: code,
  country,
  currency,
  countryName,
  langList: languages.filter(isLanguageCode),
})

/** Module tree of a merchant: one node per navigation entry and per centre; `"1"` is on (specification §3). */
function whitelabel(deps: Deps, merchant: string, { features, modulesOff }: MerchantSettings) {
  const brand = deps.brands.get(merchant)
  const node = (modId: string, isOn: boolean) => ({
    modId,
    enabled: isOn ? ('1' as const) : ('0' as const),
    childrenNodes: [],
  })
  return [
    {
      ...node('lobby', true),
      childrenNodes: (brand?.navigation ?? []).map((modId) => node(modId, !modulesOff.includes(modId))),
    },
    node('agentCentre', features.agentCentre === true),
    node('missionCentre', features.missionCentre === true),
  ]
}

/** Configuration that a storefront starts from (contract C1a). */
export async function permission(deps: Deps, request: RequestFacts): Promise<Permission> {
  const merchant = deps.merchants.byCode(request.merchant) ?? deps.merchants.fallback
  const [settings, status] = await Promise.all([deps.settings.of(merchant.code), siteStatus(deps, request)])
  const features: Readonly<Record<string, boolean>> = settings.features
  return {
    info: {
      whitelabel: whitelabel(deps, merchant.code, settings),
      registerRules: await registerRules(deps, merchant.code, 'USERNAME'),
      resources: settings.resources,
      // The path is an opaque id; the storefront requests the link behind it when the visitor wants help.
      customerService: [
        { csType: 'LIVECHAT', path: `cs-${merchant.brandId}-live` },
        { csType: 'VIP', path: `cs-${merchant.brandId}-vip` },
      ],
      analytics: { gtagId: settings.gtagId },
      imageCDNs: settings.imageCDNs,
      launchGameCDNs: [deps.config.sandboxOrigin],
      features: Object.fromEntries(
        featureKeys.map((key) => [key, features[key] === true]),
      ) as Permission['info']['features'],
    },
    location: { countryCode: status.countryCode, ip: status.ip },
    maintenance: status.status === 1,
    regionRestriction: status.status === 2,
    merchant: regionOf(merchant),
    regions: deps.merchants.all.map(regionOf),
  }
}
