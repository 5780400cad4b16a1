import path from 'node:path'
import type { Brand } from '@boardwalk/brand-kit'
import { loadBrands } from '@boardwalk/brand-kit/node'
import { defaultMerchantCode, type Merchant } from './merchants.ts'

/** Every brand of the clone by merchant code, the default merchant first. A mistake in a brand stops the start. */
export function readBrands(root: string): ReadonlyMap<string, Brand> {
  const brands = loadBrands(path.join(root, 'brands')).map(({ brand }) => brand)
  const isDefault = (brand: Brand) => Number(brand.merchantCode === defaultMerchantCode)
  brands.sort((a, b) => isDefault(b) - isDefault(a))
  return new Map(brands.map((brand) => [brand.merchantCode, brand]))
}

/** The part of a brand that the platform keeps as its merchant. */
export const merchantOf = (brand: Brand): Merchant => ({
  code: brand.merchantCode,
  brandId: brand.id,
  country: brand.country,
  countryName: brand.countryName,
  currency: brand.currency.code,
  currencySymbol: brand.currency.symbol,
  timeZone: brand.timeZone,
  languages: [...brand.regionLanguages],
  hosts: [...brand.hosts],
  minAge: brand.minimumAge,
})
