import { expect, it } from 'vitest'
import { opsRequest } from '../src/ops-request.ts'

const wd = 'WD261124-0123456789'

it.each([
  ['withdrawals', 'GET', '/ops/withdrawals', null],
  ['deposits', 'GET', '/ops/deposits', null],
  ['approve DP261124-0123456789', 'POST', '/ops/deposits/DP261124-0123456789/approve', {}],
  [`approve ${wd}`, 'POST', `/ops/withdrawals/${wd}/approve`, {}],
  [`reject ${wd} IDENTITY`, 'POST', `/ops/withdrawals/${wd}/reject`, { reason: 'IDENTITY' }],
  [`pay ${wd} 120.00`, 'POST', `/ops/withdrawals/${wd}/pay`, { amount: '120.00' }],
  [`refund ${wd} 40.00`, 'POST', `/ops/withdrawals/${wd}/resolve`, { outcome: 'REFUND', amount: '40.00' }],
  [`force ${wd}`, 'POST', `/ops/withdrawals/${wd}/resolve`, { outcome: 'FORCED' }],
])('%s asks for %s %s', (words, method, path, body) =>
  expect(opsRequest(words.split(' '))).toEqual({ method, path, body }),
)

it.each(['', 'withdrawals now', 'approve', 'approve WD1', `cancel ${wd}`, `approve ${wd} now please`])(
  '"%s" asks for nothing',
  (words) => expect(opsRequest(words.split(' '))).toBeNull(),
)
