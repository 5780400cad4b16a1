import type { Contract } from '../contract/shared.ts'
import { fakeId, NOW } from './factories.ts'

export const makeContract = (contract: Partial<Contract> = {}): Contract => ({
  id: fakeId(1),
  kind: 'DIVIDEND',
  upline: { id: fakeId(2), account: 'agent01', type: 1, level: 1 },
  downline: { id: fakeId(3), account: 'agent02', type: 1, level: 2 },
  period: 'WEEKLY',
  tiers: [{ minValidBet: '1000.00', minLoss: '0.00', minActive: 1, rate: '0.05' }],
  status: 'ACTIVE',
  version: 1,
  offeredAt: NOW,
  answeredAt: NOW,
  activeFrom: NOW,
  activeTo: null,
  requestedBy: null,
  remark: '',
  ...contract,
})
