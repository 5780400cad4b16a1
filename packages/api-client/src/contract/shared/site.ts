import { type FeatureKey, featureKeys } from '@boardwalk/brand-kit/lists'
import { languageCodes } from '@boardwalk/i18n/codes'
import * as v from 'valibot'
import { Id, Int, MaybeText, Text, Ts } from '../scalars.ts'

/** Switch tree of a brand's modules; `"1"` is on. */
export type Node = { modId: string; enabled: '1' | '0'; childrenNodes: Node[] }
export const Node: v.GenericSchema<Node> = v.object({
  modId: Text,
  enabled: v.picklist(['1', '0']),
  childrenNodes: v.lazy(() => v.array(Node)),
})

export const Resource = v.object({ resourceType: Text, url: Text, qrCodeUrl: MaybeText, labelNameEn: Text })

/** Validation of a form field; `patternId` is a row of contract A10, `"*"` in `acceptedPattern` means anything. */
export const FieldRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  minLength: Int,
  maxLength: Int,
  patternId: v.pipe(Int, v.minValue(1), v.maxValue(22)),
  acceptedPattern: MaybeText,
})

/**
 * Set on content that has an audience, in answers to visitors alone: a page is made for a visitor, and a player who
 * reloads it must not see it until the player's own answer is here.
 */
export const ForVisitors = v.optional(v.literal(true))

export const Banner = v.object({
  bannerId: Id,
  groupName: Text,
  url: Text,
  /** Widths of the same picture to choose from, as the attribute of an image; none for a drawing. */
  srcset: v.optional(Text),
  linkageType: MaybeText,
  linkageValue: MaybeText,
  forVisitors: ForVisitors,
})

/** `content` is sanitised HTML. An important pop-up opens automatically; the others are in the notice bar. */
export const Announcement = v.object({
  ...{ id: Id, title: Text, content: Text, publishedAt: Ts, important: v.boolean() },
  forVisitors: ForVisitors,
})

export const LanguageCode = v.picklist(languageCodes)

export const Region = v.object({
  merchantCode: Text,
  country: Text,
  currency: Text,
  countryName: Text,
  langList: v.array(LanguageCode),
})

/** Switches of a merchant. Brands choose from the same list, so neither side can have one that the other lacks. */
export { type FeatureKey, featureKeys }

/** Server-driven registration form (contract C-11). */
export const RegisterRules = v.object({
  fields: v.record(v.string(), FieldRule),
  username: v.boolean(),
  mobile: v.boolean(),
  directRegistration: v.boolean(),
  smsRequired: v.boolean(),
  captcha: v.boolean(),
  countries: v.array(v.object({ countryCode: Text, countryDialingCode: Text })),
  minAge: Int,
})

/** Configuration that a storefront starts from (contract C1a). */
export const Permission = v.object({
  info: v.object({
    whitelabel: v.array(Node),
    registerRules: RegisterRules,
    resources: v.record(v.string(), Resource),
    customerService: v.array(v.object({ csType: v.picklist(['VIP', 'LIVECHAT']), path: Text })),
    analytics: v.object({ gtagId: MaybeText }),
    imageCDNs: v.array(Text),
    launchGameCDNs: v.array(Text),
    features: v.record(v.picklist(featureKeys), v.boolean()),
  }),
  location: v.object({ countryCode: Text, ip: Text }),
  maintenance: v.boolean(),
  regionRestriction: v.boolean(),
  merchant: Region,
  regions: v.array(Region),
})

export type Resource = v.InferOutput<typeof Resource>
export type FieldRule = v.InferOutput<typeof FieldRule>
export type Banner = v.InferOutput<typeof Banner>
export type Announcement = v.InferOutput<typeof Announcement>
export type Region = v.InferOutput<typeof Region>
export type RegisterRules = v.InferOutput<typeof RegisterRules>
export type Permission = v.InferOutput<typeof Permission>
