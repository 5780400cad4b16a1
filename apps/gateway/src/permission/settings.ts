import { FieldRule, Money, profileFields, Rate } from '@boardwalk/api-client/contract'
import type { Brand } from '@boardwalk/brand-kit'
import * as v from 'valibot'
import { AdjustmentRule, adjustmentDefaults } from '../adjustments/adjustment-rule.ts'
import { AgentRules, defaultAgentRules } from '../agents/agent-rules.ts'
import { ContractRules, contractDefaults } from '../contracts/contract-rules.ts'
import type { Db, Tx } from '../db/client.ts'
import { eq } from '../db/orm.ts'
import { settings } from '../db/schema/settings.ts'
import { PointRules, pointDefaults } from '../points/point-rules.ts'
import { TransferRule, transferDefaults } from '../transfers/transfer-rule.ts'
import { defaultFieldRules, FieldRules } from './field-rules.ts'
import { Links, Maintenance, Region, Switches } from './site-settings.ts'
import { count, WithdrawalRule, withdrawalDefaults } from './withdrawal-rule.ts'

const Line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))
const DepositMethod = v.pipe(
  v.object({
    code: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/)),
    /**
     * E_WALLET: paid at once. REDIRECT: the player pays on a page of the provider, the second step. BANK_TRANSFER: the
     * player pays to `payTo`, and an operator confirms the money.
     */
    kind: v.picklist(['REDIRECT', 'E_WALLET', 'BANK_TRANSFER']),
    min: Money,
    max: Money,
    /** Share of the amount that is not credited. */
    feeRate: Rate,
    quick: v.array(Money),
    isOn: v.boolean(),
    payTo: v.optional(v.object({ bank: Line, accountName: Line, accountNo: Line })),
    /** Time to pay, if it is another one than that of the other methods. */
    minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.check(({ kind, payTo }) => (kind === 'BANK_TRANSFER') === (payTo !== undefined), 'payTo of a bank transfer alone'),
)

const Profile = v.record(v.picklist(profileFields), v.object({ ...FieldRule.entries, once: v.boolean() }))

/** Schema of each operator setting; an invalid stored value is an operator's mistake. */
export const shapes = {
  maintenance: Maintenance,
  region: Region,
  /** Overrides of the brand's own switches. */
  features: Switches,
  /** Entries of the navigation that are switched off, by their ids. */
  modulesOff: v.array(v.string()),
  fields: FieldRules,
  resources: Links,
  gtagId: v.nullable(v.string()),
  imageCDNs: v.array(v.string()),
  /** Days after which a password must be changed, where the brand's `forcePasswordExpiry` is on. */
  passwordDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Ways to put the storefront on a phone; addresses are of this site or of a store. */
  downloads: v.array(
    v.object({ os: v.picklist(['IOS', 'IOS_CONFIG', 'ANDROID']), url: v.string(), version: v.nullable(v.string()) }),
  ),
  /** Colour of the chat room's head; null leaves it to the brand. */
  chatHeaderColour: v.nullable(v.pipe(v.string(), v.hexColor())),
  /** Help desk hours, for all members and for VIPs. */
  customerService: v.object({ LIVECHAT: v.string(), VIP: v.string() }),
  /** Whether a login from a place that an account was never used from needs one more proof. */
  verifiesNewNetworks: v.boolean(),
  /** Play money that a player may claim once a day while the balance is below a figure; an amount of 0.00 is none. */
  dailyAllowance: v.object({ amount: Money, below: Money }),
  /** Ways to pay in; an order that is not paid after `minutes` expires. */
  deposit: v.object({
    methods: v.array(DepositMethod),
    maxOpen: v.pipe(v.number(), v.integer(), v.minValue(1)),
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  /** Ways to be paid out, with limits, fee, review and receipt. */
  withdrawal: WithdrawalRule,
  /** Transfers between members. */
  transfer: TransferRule,
  /** Corrections of members' money by operators. */
  adjustment: AdjustmentRule,
  points: PointRules,
  /** Overrides of the fields of a profile. */
  profile: Profile,
  /** The deposit that a friend must make, the rewards of who invited them and of who invited that member, and days to claim them. */
  referral: v.object({ needDeposit: Money, rewards: v.tuple([Money, Money]), days: count(1) }),
  agents: AgentRules,
  /** Contracts of agents: which kinds there are, the highest rate of each, the valid bet that makes a member active. */
  contracts: ContractRules,
  /** How long feedback may be, in words. */
  feedback: v.object({
    minWords: v.pipe(v.number(), v.integer(), v.minValue(1)),
    maxWords: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  /** Minutes that a code by SMS or e-mail lives; at most ten. */
  codeMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
}

export type MerchantSettings = { [Name in keyof typeof shapes]: v.InferOutput<(typeof shapes)[Name]> }
export type SettingName = keyof MerchantSettings

export type Settings = {
  /** Settings of a merchant, at most a second old. */
  of(merchant: string): Promise<MerchantSettings>
  /** Stores one setting; other processes see it within a second. */
  store<Name extends SettingName>(merchant: string, name: Name, value: MerchantSettings[Name], tx?: Tx): Promise<void>
  /** Reloads all settings after a notification of a change. */
  forget(): void
}

const freshMs = 1_000

const quick = ['100.00', '500.00', '1000.00']
/** The sandbox's look-alikes; every currency of the platform takes them. */
const sandboxMethods: MerchantSettings['deposit']['methods'] = [
  { code: 'wallet', kind: 'E_WALLET', min: '50.00', max: '50000.00', feeRate: '0', quick, isOn: true },
  { code: 'bank', kind: 'REDIRECT', min: '100.00', max: '50000.00', feeRate: '0', quick, isOn: true },
  { code: 'voucher', kind: 'REDIRECT', min: '50.00', max: '5000.00', feeRate: '0.01', quick, isOn: true },
  {
    ...{ code: 'transfer', kind: 'BANK_TRANSFER', min: '100.00', max: '50000.00', feeRate: '0', quick, isOn: true },
    payTo: { bank: 'Sandbox Bank', accountName: 'Play money only', accountNo: '0000-0000-0000' },
    minutes: 1_440,
  },
]

/** The defaults of a merchant until an operator changes them. */
export const depositDefaults: MerchantSettings['deposit'] = { methods: sandboxMethods, maxOpen: 3, minutes: 30 }

/** Default rewards for an invited friend; an operator may change them. */
export const referralDefaults: MerchantSettings['referral'] = {
  ...{ needDeposit: '100.00', rewards: ['50.00', '10.00'], days: 30 },
}

const defaultsOf = (brand: Brand): MerchantSettings => ({
  maintenance: { isOn: false, messageKey: null, until: null },
  region: { blockedCountries: [], blockedIps: [] },
  features: brand.features,
  modulesOff: [],
  fields: defaultFieldRules(brand.features),
  resources: Object.fromEntries(
    Object.entries(brand.socials).flatMap(([name, url]) =>
      url ? [[name, { resourceType: 'SOCIAL', url, qrCodeUrl: null, labelNameEn: name }]] : [],
    ),
  ),
  gtagId: null,
  imageCDNs: [],
  passwordDays: 90,
  downloads: [
    { os: 'IOS', url: '/down', version: null },
    { os: 'IOS_CONFIG', url: '/download/ios.mobileconfig', version: null },
    { os: 'ANDROID', url: '/down', version: null },
  ],
  chatHeaderColour: null,
  customerService: { LIVECHAT: '/support/livechat', VIP: '/support/vip' },
  verifiesNewNetworks: true,
  codeMinutes: 5,
  agents: defaultAgentRules,
  feedback: { minWords: 3, maxWords: 200 },
  profile: {},
  referral: referralDefaults,
  contracts: contractDefaults,
  dailyAllowance: { amount: '200.00', below: '10.00' },
  deposit: depositDefaults,
  withdrawal: withdrawalDefaults,
  transfer: transferDefaults,
  adjustment: adjustmentDefaults,
  points: pointDefaults,
})

/** Reads settings with their defaults; at most one short query per merchant and second. */
export function openSettings(db: Db, brands: ReadonlyMap<string, Brand>): Settings {
  const cache = new Map<string, { until: number; value: Promise<MerchantSettings> }>()
  const read = async (merchant: string): Promise<MerchantSettings> => {
    const brand = brands.get(merchant)
    if (!brand) throw new Error(`No brand has the merchant code ${merchant}.`)
    const rows = await db.select().from(settings).where(eq(settings.merchant, merchant))
    const stored = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
    const known = v.parse(v.partial(v.object(shapes)), stored) as Partial<MerchantSettings>
    const defaults = defaultsOf(brand)
    return { ...defaults, ...known, features: { ...defaults.features, ...known.features } }
  }
  return {
    forget: () => cache.clear(),
    of(merchant) {
      const kept = cache.get(merchant)
      if (kept && kept.until > performance.now()) return kept.value
      const value = read(merchant)
      cache.set(merchant, { until: performance.now() + freshMs, value })
      value.catch(() => cache.get(merchant)?.value === value && cache.delete(merchant))
      return value
    },
    async store(merchant, name, value, tx) {
      const row = { merchant, name, value: v.parse(shapes[name], value), updatedAt: new Date() }
      const target = [settings.merchant, settings.name]
      await (tx ?? db).insert(settings).values(row).onConflictDoUpdate({ target, set: row })
      cache.delete(merchant)
    },
  }
}
