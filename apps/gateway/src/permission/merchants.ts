/** One regional operator of the platform. Source: visitor specification §3, region entry; contract A6. */
export type Merchant = {
  code: string
  brandId: string
  country: string
  countryName: string
  currency: string
  currencySymbol: string
  timeZone: string
  /** First is the default. */
  languages: string[]
  hosts: string[]
  minAge: number
}

/** The platform's merchants, known at start. */
export type Merchants = {
  all: readonly Merchant[]
  byCode(code: string): Merchant | undefined
  byBrand(brandId: string): Merchant | undefined
  /** The merchant of a request's host; an unmapped host belongs to the first merchant. */
  byHost(host: string): Merchant | undefined
  fallback: Merchant
}

export const defaultMerchantCode = 'walogm'

/** Indexes a list of merchants; the default merchant must be among them. */
export function indexMerchants(all: readonly Merchant[]): Merchants {
  const codes = new Map(all.map((merchant) => [merchant.code, merchant]))
  const brands = new Map(all.map((merchant) => [merchant.brandId, merchant]))
  const hosts = new Map(
    all.flatMap((merchant) => merchant.hosts.map((host) => [host.toLowerCase(), merchant] as const)),
  )
  const fallback = codes.get(defaultMerchantCode)
  if (!fallback) throw new Error(`No merchant ${defaultMerchantCode} is configured.`)
  return {
    all,
    fallback,
    byCode: (code) => codes.get(code),
    byBrand: (brandId) => brands.get(brandId),
    byHost: (host) => hosts.get(host.toLowerCase()),
  }
}
