import {
  type FeatureKey,
  type FieldRule,
  featureKeys,
  type Permission,
  type RegisterRules,
} from '../contract/shared.ts'
import { regions } from './factories.ts'

const rule = (required: boolean, minLength: number, maxLength: number, patternId: number): FieldRule => ({
  enabled: true,
  required,
  minLength,
  maxLength,
  patternId,
  acceptedPattern: null,
})

export const registerRules: RegisterRules = {
  fields: {
    username: rule(true, 6, 16, 2),
    password: rule(true, 8, 64, 18),
    email: rule(false, 3, 254, 4),
    affiliateCode: rule(false, 1, 16, 5),
  },
  username: true,
  mobile: false,
  directRegistration: true,
  smsRequired: false,
  captcha: false,
  countries: [{ countryCode: 'PH', countryDialingCode: '63' }],
  minAge: 18,
}

const switchedOn: readonly FeatureKey[] = ['usernameRegister', 'directRegistration', 'agentCentre', 'missionCentre']
const features = Object.fromEntries(featureKeys.map((key) => [key, switchedOn.includes(key)]))

export const permission: Permission = {
  info: {
    whitelabel: [],
    registerRules,
    resources: {},
    customerService: [{ csType: 'LIVECHAT', path: 'livechat' }],
    analytics: { gtagId: null },
    imageCDNs: [],
    launchGameCDNs: [],
    features: features as Permission['info']['features'],
  },
  location: { countryCode: 'PH', ip: '127.0.0.1' },
  maintenance: false,
  regionRestriction: false,
  merchant: regions[0] as (typeof regions)[number],
  regions,
}
