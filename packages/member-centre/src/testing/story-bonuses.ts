import { type FakeBonus, makeBonus } from '@boardwalk/api-client/fakes'

const endedAt = '2026-11-19T08:30:00.000Z'

/** One in each state, granted in different ways; the last was given up. */
export const storyBonuses: FakeBonus[] = [
  makeBonus(),
  makeBonus(
    {
      ...{ refNo: 'RW261118-0000000002', time: '2026-11-18T03:20:00.000Z', source: 'MISSION', title: null, endedAt },
      ...{ amount: '20.00', wagerRequired: '20.00', wagerDone: '20.00', status: 'CONVERTED', converted: '12.40' },
      givesUp: null,
    },
    2,
  ),
  makeBonus(
    {
      ...{ refNo: 'RW261112-0000000003', time: '2026-11-12T03:20:00.000Z', source: 'RAFFLE', title: null, endedAt },
      ...{ amount: '10.00', wagerRequired: '10.00', wagerDone: '10.00', status: 'FORFEITED', converted: '0.00' },
      givesUp: null,
    },
    3,
  ),
  makeBonus(
    {
      ...{ refNo: 'RW261110-0000000004', time: '2026-11-10T03:20:00.000Z', source: 'POINTS', title: null, endedAt },
      ...{ amount: '10.00', wagerRequired: '10.00', wagerDone: '4.00', status: 'FORFEITED', converted: '0.00' },
      givesUp: '6.00',
    },
    4,
  ),
]
