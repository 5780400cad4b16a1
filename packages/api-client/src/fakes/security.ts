import type { SecurityEndpoint } from '../contract/security/routes.ts'
import { fakeId, makeMember, NOW } from './factories.ts'
import type { Fakes } from './fakes-type.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** A member who has a password and nothing else. */
export const securityFakes: Pick<Fakes, SecurityEndpoint> = {
  security: () => ({
    brief: makeMember().security,
    mobile: null,
    email: null,
    channels: { mobile: true, email: true },
    passwordChangedAt: NOW,
    recoveryLeft: 0,
    passkeys: 0,
    payResets: [],
    idleSeconds: 1800,
    lastLogin: null,
  }),
  logins: ({ pageNo, pageSize }) => ({
    list: [{ id: '1', at: NOW, ip: '127.0.0.1', device: 'Chrome, Android', result: 'OK' }],
    ...{ pageNo, pageSize, totalCount: 1, totalPages: 1 },
  }),
  setPayPassword: () => ({ set: true }),
  sendPayReset: () => ({ expiredMinutes: 5 }),
  resetPayPassword: () => ({ set: true, withdrawFrom: NOW }),
  sendContactCode: () => ({ expiredMinutes: 5 }),
  bindContact: ({ channel }) => ({ masked: channel === 'mobile' ? '***4567' : 'm***@mail.example' }),
  enrollTotp: () => ({ secret, otpauth: `otpauth://totp/Tala:player01?issuer=Tala&secret=${secret}` }),
  confirmTotp: () => ({ recovery: Array.from({ length: 8 }, (_, n) => `abcd${n + 2}-mnpq${n + 2}`) }),
  disableTotp: () => ({ off: true }),
  passkeys: () => ({ list: [], most: 10 }),
  startPasskey: () => ({
    ...{ challenge: 'Y2hhbGxlbmdl', rp: { id: 'localhost', name: 'Tala' }, timeout: 300_000, attestation: 'none' },
    user: { id: 'cGxheWVy', name: 'player01', displayName: 'Luna' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }),
  addPasskey: () => ({ id: fakeId(1) }),
  renamePasskey: ({ name }) => ({ name }),
  removePasskey: () => ({ removed: true }),
}
