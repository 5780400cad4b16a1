import { describe, expect, it } from 'vitest'
import { balancedLegs, repayDebt } from './balance-legs.ts'
import { isHouse, isVendorAccount, type Leg, rules, vendorAccount } from './rules.ts'

const fund = { cash: 300n, bonus: 200n, vendor: 'TST', purse: 'CASH' } as const
const held = (balances: Record<string, bigint>) => (account: string) => balances[account] ?? 0n
/** Amounts by account, and their sum. */
const moves = (legs: Leg[]) => Object.fromEntries(legs.map(({ account, amount }) => [account, amount]))

describe('legs of a journal', () => {
  it.each([
    ['BET', rules.BET.legs(fund, held({})), { CASH: -300n, BONUS: -200n, 'H:GAME:TST': 500n }],
    ['WIN', rules.WIN.legs(fund, held({})), { CASH: 300n, BONUS: 200n, 'H:GAME:TST': -500n }],
    ['PRM', rules.PRM.legs({ amount: 7n, vendor: 'TST' }, held({})), { CASH: 7n, 'H:GAME:TST': -7n }],
    ['JPW', rules.JPW.legs({ amount: 7n, merchant: 'm' }, held({})), { CASH: 7n, 'H:JACKPOT:m': -7n }],
    ['VTI', rules.VTI.legs({ amount: 7n, vendor: 'TST' }, held({})), { CASH: -7n, 'VENDOR:TST': 7n }],
    ['VTO', rules.VTO.legs({ amount: 7n, vendor: 'TST' }, held({})), { CASH: 7n, 'VENDOR:TST': -7n }],
    ['ADJ', rules.ADJ.legs({ amount: 7n }, held({})), { CASH: 7n, 'H:ADJ': -7n }],
    ['ALW', rules.ALW.legs({ amount: 7n }, held({})), { CASH: 7n, 'H:PROMO': -7n }],
    ['BON', rules.BON.legs({ amount: 7n }, held({})), { BONUS: 7n, 'H:PROMO': -7n }],
    ['BNC', rules.BNC.legs({ amount: 7n }, held({})), { BONUS: -7n, CASH: 7n }],
    ['BNX', rules.BNX.legs({ amount: 7n }, held({})), { BONUS: -7n, 'H:PROMO': 7n }],
    [
      'DEP',
      rules.DEP.legs({ amount: 7n, fee: 2n, method: 'bank' }, held({})),
      { CASH: 5n, 'H:FEE': 2n, 'H:PSP:bank': -7n },
    ],
    ['PTE', rules.PTE.legs({ points: 7n }, held({})), { PTS: 7n, 'H:PTS': -7n }],
    ['PTR', rules.PTR.legs({ points: 7n }, held({})), { PTS: -7n, PTSHOLD: 7n }],
    ['PTA', rules.PTA.legs({ points: 7n }, held({})), { PTSHOLD: -7n, 'H:PTS': 7n }],
    ['PTX', rules.PTX.legs({ points: 7n }, held({})), { PTSHOLD: -7n, PTS: 7n }],
    [
      'PTC',
      rules.PTC.legs({ points: 7n, amount: 3n }, held({})),
      { PTS: -7n, 'H:PTS': 7n, 'H:POINTCOST': -3n, CASH: 3n },
    ],
    ['RWD', rules.RWD.legs({ amount: 7n, to: 'BONUS' }, held({})), { BONUS: 7n, 'H:REWARD': -7n }],
    ['TRL', rules.TRL.legs({ amount: 7n }, held({})), { CASH: 7n, 'H:DEMO': -7n }],
  ])('%s', (_, legs, wanted) => expect(moves(legs)).toEqual(wanted))

  it('RBB is its bet the other way round', () => {
    const undoes: Leg[] = [
      { account: 'CASH', amount: -5n },
      { account: 'H:GAME:TST', amount: 5n },
    ]
    expect(moves(rules.RBB.legs({ undoes }, held({})))).toEqual({ CASH: 5n, 'H:GAME:TST': -5n })
  })
})

describe('a win that is undone', () => {
  const summed = (legs: Leg[]) => {
    const sums = new Map<string, bigint>()
    for (const { account, amount } of legs) sums.set(account, (sums.get(account) ?? 0n) + amount)
    return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0n))
  }

  it('takes back the available amount', () => {
    const legs = rules.RBW.legs(fund, held({ CASH: 1000n, BONUS: 1000n }))
    expect(summed(legs)).toEqual({ 'H:GAME:TST': 500n, CASH: -300n, BONUS: -200n })
  })

  it('books the missing amount as a debt', () => {
    const legs = rules.RBW.legs(fund, held({ CASH: 100n, BONUS: 50n }))
    expect(summed(legs)).toEqual({ 'H:GAME:TST': 500n, CASH: -100n, BONUS: -50n, DEBT: -350n })
  })

  it('takes the shortfall of a transfer wallet from the main wallet, and books the rest as a debt', () => {
    const stake = { cash: 300n, bonus: 0n, vendor: 'TST', purse: vendorAccount('TST') }
    const legs = rules.RBW.legs(stake, held({ 'VENDOR:TST': 120n, CASH: 100n }))
    expect(summed(legs)).toEqual({ 'H:GAME:TST': 300n, 'VENDOR:TST': -120n, CASH: -100n, DEBT: -80n })
    const owesNothing = rules.RBW.legs(stake, held({ 'VENDOR:TST': 120n, CASH: 1000n }))
    expect(summed(owesNothing)).toEqual({ 'H:GAME:TST': 300n, 'VENDOR:TST': -120n, CASH: -180n })
  })
})

describe('debt', () => {
  const credit: Leg[] = [
    { account: 'H:ADJ', amount: -100n },
    { account: 'CASH', amount: 100n },
  ]

  it('is repaid from a credit to cash, as far as it goes', () => {
    const more = (amount: bigint) => [...credit, { account: 'CASH', amount: -amount }, { account: 'DEBT', amount }]
    expect(repayDebt(credit, -30n)).toEqual(more(30n))
    expect(repayDebt(credit, -1n)).toEqual(more(1n))
    expect(repayDebt(credit, -250n)).toEqual(more(100n))
  })

  it('is not touched by anything else', () => {
    expect(repayDebt(credit, 0n)).toBe(credit)
    const debit: Leg[] = [
      { account: 'CASH', amount: -100n },
      { account: 'VENDOR:TST', amount: 100n },
    ]
    expect(repayDebt(debit, -30n)).toBe(debit)
  })
})

it('legs that move nothing are left out, and legs that do not balance are a mistake', () => {
  const pair: Leg[] = [
    { account: 'CASH', amount: -2n },
    { account: 'H:ADJ', amount: 2n },
  ]
  expect(balancedLegs([...pair, { account: 'BONUS', amount: 0n }])).toEqual(pair)
  expect(() => balancedLegs([...pair, { account: 'BONUS', amount: 1n }])).toThrow(/3 legs sums to 1/)
})

it('the name of an account contains its owner', () => {
  expect(isHouse('H:ADJ')).toBe(true)
  expect(isHouse('HOLD')).toBe(false)
  expect(isVendorAccount('VENDOR:TST')).toBe(true)
  expect(isVendorAccount('CASH')).toBe(false)
})
