import { fakeId } from '@boardwalk/api-client/fakes'
import type { Facts } from '../security/dialogs.ts'

const at = '2026-09-14T03:20:00.000Z'

/** A member who has set everything. */
export const protectedFacts: Facts = {
  brief: { payPassword: true, mobile: true, email: true, totp: true, payeeName: true, level: 3 },
  ...{ mobile: '***4567', email: 'm***@mail.example', channels: { mobile: true, email: true } },
  ...{
    passwordChangedAt: at,
    recoveryLeft: 7,
    passkeys: 2,
    payResets: ['MOBILE', 'EMAIL', 'TOTP'],
    idleSeconds: 1800,
    lastLogin: { at, ip: '203.0.113.7', device: 'Chrome, Android' },
  },
}

/** A record with a try that was refused, over more than one page. */
export const storyLogins = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  list: [
    { id: '3', at, ip: '203.0.113.7', device: 'Chrome, Android', result: 'OK' as const },
    { id: '2', at, ip: '198.51.100.20', device: null, result: 'REFUSED' as const },
    { id: '1', at, ip: '2001:db8:85a3:1234:5678:8a2e:370:7334', device: 'Safari, iOS', result: 'OK' as const },
  ],
  ...{ pageNo, pageSize, totalCount: 24, totalPages: 3 },
})

export const storySessions = () => ({
  list: [
    { id: fakeId(1), current: true, createdAt: at, lastSeenAt: at, ip: '203.0.113.7', device: 'Chrome, Android' },
    { id: fakeId(2), current: false, createdAt: at, lastSeenAt: at, ip: '198.51.100.20', device: 'Safari, macOS' },
  ],
})

/** One that was named, and one that was never used. */
export const storyPasskeys = () => ({
  list: [
    { id: fakeId(1), name: 'My phone', createdAt: at, usedAt: at },
    { id: fakeId(2), name: null, createdAt: at, usedAt: null },
  ],
  most: 10,
})
