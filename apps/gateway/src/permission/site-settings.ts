import { Ts } from '@boardwalk/api-client/contract'
import * as v from 'valibot'

export const Maintenance = v.object({ isOn: v.boolean(), messageKey: v.nullable(v.string()), until: v.nullable(Ts) })
export const Region = v.object({ blockedCountries: v.array(v.string()), blockedIps: v.array(v.string()) })
export const Switches = v.record(v.string(), v.boolean())
export const Links = v.record(
  v.string(),
  v.object({ resourceType: v.string(), url: v.string(), qrCodeUrl: v.nullable(v.string()), labelNameEn: v.string() }),
)
