import path from 'node:path'
import type { Brand } from '@boardwalk/brand-kit'
import { loadBrands, type Tokens } from '@boardwalk/brand-kit/node'
import { defaultMerchantCode, type Merchant } from './merchants.ts'

type Dressed = { brand: Brand; tokens: Tokens }

/** Every brand of the clone by merchant code, the default merchant first. A mistake in a brand stops the start. */
export function readDressedBrands(root: string): ReadonlyMap<string, Dressed> {
  const loaded = loadBrands(path.join(root, 'brands'))
  const isDefault = ({ brand }: Dressed) => Number(brand.merchantCode === defaultMerchantCode)
  loaded.sort((a, b) => isDefault(b) - isDefault(a))
  return new Map(loaded.map(({ brand, tokens }) => [brand.merchantCode, { brand, tokens }]))
}

/** The data of each brand without its colours. */
export const readBrands = (root: string): ReadonlyMap<string, Brand> =>
  new Map([...readDressedBrands(root)].map(([code, { brand }]) => [code, brand]))

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
