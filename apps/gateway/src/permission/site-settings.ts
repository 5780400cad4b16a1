import { Ts } from '@boardwalk/api-client/contract'
import * as v from 'valibot'

/** Closes a site from `from` (at once without it) until `until` (until it is switched off without it). */
export const Maintenance = v.object({
  isOn: v.boolean(),
  messageKey: v.nullable(v.string()),
  from: v.optional(v.nullable(Ts)),
  until: v.nullable(Ts),
})
export type Maintenance = v.InferOutput<typeof Maintenance>

export const isInForce = ({ isOn, from, until }: Maintenance, now: Date): boolean =>
  isOn && (!from || new Date(from) <= now) && (!until || new Date(until) > now)
export const Region = v.object({ blockedCountries: v.array(v.string()), blockedIps: v.array(v.string()) })
export const Switches = v.record(v.string(), v.boolean())
export const Links = v.record(
  v.string(),
  v.object({ resourceType: v.string(), url: v.string(), qrCodeUrl: v.nullable(v.string()), labelNameEn: v.string() }),
)
