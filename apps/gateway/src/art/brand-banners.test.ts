import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fastify } from 'fastify'
import { expect, it, vi } from 'vitest'
import { indexMerchants, type Merchant } from '../permission/merchants.ts'
import { mountBrandBanners } from './brand-banners.ts'

vi.mock('node:fs/promises', { spy: true })

const merchant: Merchant = {
  ...{ code: 'walogm', brandId: 'philippines', country: 'PH', countryName: 'Philippines', timeZone: 'Asia/Manila' },
  ...{ currency: 'TLB', currencySymbol: '₱', languages: ['EN'], hosts: [], minAge: 21 },
}

it('reads a banner again after it could not be read once, and only then', async () => {
  const app = fastify()
  mountBrandBanners(app, {
    merchants: indexMerchants([merchant]),
    config: { root: path.resolve(import.meta.dirname, '../../../..') },
  })
  const get = async () => (await app.inject('/brands/philippines/banners/w_home.svg')).statusCode
  vi.mocked(readFile).mockRejectedValueOnce(new Error('too many open files'))
  expect(await get()).toBe(500)
  expect(await get()).toBe(200)
  expect(await get()).toBe(200)
  expect(vi.mocked(readFile)).toHaveBeenCalledTimes(2)
  await app.close()
})
