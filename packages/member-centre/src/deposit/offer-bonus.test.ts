import { makeDepositOffer } from '@boardwalk/api-client/fakes'
import { expect, it } from 'vitest'
import { offerBonus } from './offer-bonus.ts'

const offer = makeDepositOffer({ rate: '0.125', minDeposit: '100.00', maxBonus: '25.00', wagerTimes: 4 })

it.each([
  ['', null],
  ['99.99', null],
  ['100', { bonus: '12.50', required: '50.00' }],
  ['100.10', { bonus: '12.51', required: '50.04' }],
  ['200.00', { bonus: '25.00', required: '100.00' }],
  ['5000.00', { bonus: '25.00', required: '100.00' }],
])('of an eighth, 25.00 at most, for %s is %o', (amount, bonus) => expect(offerBonus(amount, offer)).toEqual(bonus))
