import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fastify } from 'fastify'
import { expect, it, vi } from 'vitest'
import { indexMerchants, type Merchant } from '../permission/merchants.ts'
import { mountBrandBanners } from './brand-banners.ts'

const merchant: Merchant = {
  ...{ code: 'walogm', brandId: 'philippines', country: 'PH', countryName: 'Philippines', timeZone: 'Asia/Manila' },
  ...{ currency: 'TLB', currencySymbol: '₱', languages: ['EN'], hosts: [], minAge: 21 },
}

it('reads a banner again after it could not be read once, and only then', async () => {
  const app = fastify()
  const read = vi.fn((file: string) => readFile(file, 'utf8'))
  mountBrandBanners(app, {
    merchants: indexMerchants([merchant]),
    config: { root: path.resolve(import.meta.dirname, '../../../..') },
    read,
  })
  const get = async () => (await app.inject('/brands/philippines/banners/w_home.svg')).statusCode
  read.mockRejectedValueOnce(new Error('too many open files'))
  expect(await get()).toBe(500)
  expect(await get()).toBe(200)
  expect(await get()).toBe(200)
  expect(read).toHaveBeenCalledTimes(2)
  await app.close()
})
