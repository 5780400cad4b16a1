import { type FakeBonus, makeBonus } from '@boardwalk/api-client/fakes'

const endedAt = '2026-11-19T08:30:00.000Z'

/** One in each state, granted in different ways. */
export const storyBonuses: FakeBonus[] = [
  makeBonus(),
  makeBonus(
    {
      ...{ refNo: 'RW261118-0000000002', time: '2026-11-18T03:20:00.000Z', source: 'MISSION', title: null, endedAt },
      ...{ amount: '20.00', wagerRequired: '20.00', wagerDone: '20.00', status: 'CONVERTED', converted: '12.40' },
    },
    2,
  ),
  makeBonus(
    {
      ...{ refNo: 'RW261112-0000000003', time: '2026-11-12T03:20:00.000Z', source: 'RAFFLE', title: null, endedAt },
      ...{ amount: '10.00', wagerRequired: '10.00', wagerDone: '10.00', status: 'FORFEITED', converted: '0.00' },
    },
    3,
  ),
]
