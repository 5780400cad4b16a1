import path from 'node:path'
import { Banner } from '@boardwalk/api-client/contract'
import { pino } from 'pino'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { merchantOf, readBrands } from '../permission/brands.ts'
import { indexMerchants } from '../permission/merchants.ts'
import { campaignBannersOf } from './campaign-banners.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

it('a campaign puts its banners before the merchant’s own, in its group and in its time only', () => {
  let now = new Date('2026-12-15T15:59:59.999Z')
  const merchants = indexMerchants([...readBrands(root).values()].map(merchantOf))
  const of = campaignBannersOf({ clock: () => now, log: pino({ level: 'silent' }), merchants, config: { root } })
  const before = of('walogm', 'w_promotion')
  expect(before.list).toEqual([])
  now = new Date('2026-12-15T16:00:00.000Z')
  const during = of('walogm', 'w_promotion')
  expect(during.list).toEqual([
    {
      bannerId: expect.any(String),
      groupName: 'w_promotion',
      url: '/brands/philippines/campaigns/christmas-lights.svg',
      linkageType: 'ROUTE',
      linkageValue: '/promotions',
    },
  ])
  for (const banner of during.list) expect(v.parse(Banner, banner)).toEqual(banner)
  expect(during.key).not.toBe(before.key)
  expect(of('walogm', 'w_home').list).toEqual([])
  expect(of('90jiliinf1').list).toEqual([])
  expect(of('nobody').list).toEqual([])
  now = new Date('2026-12-26T16:00:00.000Z')
  expect(of('walogm').list).toEqual([])
})
