import { createFakeFetch, makeDownline, makeOverview, makeTeamPnl } from '@boardwalk/api-client/fakes'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contractAnswers, contractOf } from '../testing/contract-answers.ts'
import { openPage } from '../testing/open-page.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Saves the file of a page, and returns its lines and the question that was asked for it. */
async function saveFile(
  address: string,
  name: 'agentAccountFile' | 'contractFile' | 'settlementFile',
  fake = createFakeFetch(),
) {
  const saved = vi.spyOn(URL, 'createObjectURL')
  const { dialog, user } = await openPage(address, { fake })
  await user.click(await dialog.findByRole('button', { name: 'Save as CSV' }, { timeout: 10_000 }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  const [[file] = []] = saved.mock.calls
  saved.mockRestore()
  if (!(file instanceof Blob)) throw new Error('No file was saved.')
  const bytes = [...new Uint8Array(await file.arrayBuffer())]
  const lines = (await file.text()).trimEnd().split('\r\n')
  return { lines, bytes, asked: fake.calls.findLast((call) => call.name === name)?.input }
}

const onePage = { pageNo: 1, pageSize: 20, totalCount: 1, totalPages: 1 }
const anyAccount = { scope: 'TEAM', type: 'ALL', status: 'ALL', gameCategory: 'ALL', vassalage: 'ALL' }

it('saves every account behind a figure, with its sums', async () => {
  const { lines, asked } = await saveFile('userProfit&q.figure=bonus&q.period=week', 'agentAccountFile')
  expect(asked).toEqual({
    ...{ ...anyAccount, of: 'PNL', figure: 'bonus', startDate: '2026-11-15', endDate: '2026-11-21' },
  })
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^amihan11,4,/)
})

it('saves a long list of accounts from the byte order mark to the last byte, as many as the page counts', async () => {
  const totalCount = 2_300
  const rows = Array.from({ length: totalCount }, (_, n) => makeTeamPnl({ account: `ñiña${n}`, net: `${n}.50` }, n))
  const { sum: summary, asOf } = makeOverview()
  const fake = createFakeFetch({
    agentPnl: ({ pageSize }) => ({
      ...{ ...onePage, totalCount, totalPages: 115, summary, asOf },
      list: pageSize === 20 ? rows.slice(0, 20) : rows,
    }),
  })
  const { lines, bytes } = await saveFile('userProfit', 'agentAccountFile', fake)
  expect(bytes.slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes.slice(-2)).toEqual([13, 10])
  expect(lines[0]).toBe('Account,Level,Deposits,Withdrawals,Valid bets,Players’ win or loss,Bonuses,Net result')
  expect(lines).toHaveLength(1 + totalCount)
  expect(new Set(lines).size).toBe(1 + totalCount)
  expect(lines.at(-1)).toBe('ñiña2299,4,200.00,0.00,180.00,-30.00,5.00,2299.50')
})

it('saves the play of some games alone, as the page shows it', async () => {
  const { lines, asked } = await saveFile('userProfit&q.figure=bonus&q.category=FISH&q.vendor=REEF', 'agentAccountFile')
  expect(asked).toMatchObject({ of: 'PNL', figure: 'validBet', gameCategory: 'FISH', vassalage: 'REEF' })
  expect(lines).toEqual(['Account,Level,Bets,Valid bets,Players’ win or loss', 'amihan11,4,12,180.00,-30.00'])
})

it('saves every account of the team that the filter finds, with plain amounts and the agent’s note', async () => {
  const rows = [makeDownline({ account: 'amihan10', balance: '1234.50', remark: 'Calls on Mondays' })]
  const fake = createFakeFetch({ agentTeam: () => ({ ...onePage, list: rows, path: [] }) })
  const { lines, asked } = await saveFile('teamManagement&q.status=ACTIVE', 'agentAccountFile', fake)
  expect(asked).toMatchObject({ ...anyAccount, of: 'TEAM', scope: 'DIRECT', status: 'ACTIVE' })
  expect(lines[1]).toMatch(/amihan10.*1234\.50.*Calls on Mondays,TLB$/)
})

it('saves every payment of a contract, those with nothing to pay too when they show', async () => {
  const { id } = contractOf('REALTIME')
  const fake = createFakeFetch(contractAnswers)
  const { lines, asked } = await saveFile(
    `realTimeSalary&q.contract=${id}&q.show=ALL&q.period=2026-11-20..2026-11-21`,
    'settlementFile',
    fake,
  )
  expect(asked).toEqual({ id, show: 'ALL', startDate: '2026-11-20', endDate: '2026-11-21' })
  expect(lines).toHaveLength(2)
})

it('saves every contract that the filter finds, with a line for each tier', async () => {
  const tiers = [
    { minBet: '1000.00', rate: '0.002' },
    { minBet: '5000.00', rate: '0.0035' },
  ]
  const contract = { ...contractOf('HOURLY'), tiers, remark: 'Until May, then =more' }
  const allowed = { maxRate: '0.01', periods: [], maxTiers: 5, mayForce: false }
  const fake = createFakeFetch({ ...contractAnswers, contracts: () => ({ ...onePage, list: [contract], allowed }) })
  const { lines, asked } = await saveFile(
    'hourlySalary&q.view=DOWNLINE&q.status=ACTIVE&q.order=account',
    'contractFile',
    fake,
  )
  expect(asked).toEqual({ kind: 'HOURLY', view: 'DOWNLINE', status: 'ACTIVE' })
  expect(lines[0]).toMatch(
    /^Upline,Downline,Status,Tier number,Bets per hour from,Rate \(%\),Offered on \(Asia\/Manila\),/,
  )
  expect(lines.slice(1).map((line) => line.split(',').slice(3, 6))).toEqual([
    ['1', '1000.00', '0.2'],
    ['2', '5000.00', '0.35'],
  ])
  expect(lines).toHaveLength(3)
})
