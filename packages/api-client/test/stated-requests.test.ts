import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { validRequest } from '../src/arbitraries/index.ts'
import { type Endpoint, type EndpointName, endpoints, errorCatalogue } from '../src/contract/index.ts'

/** A row's parsed request; undefined when the row refuses it. */
const taken = (name: EndpointName, request: unknown) => {
  const result = v.safeParse((endpoints[name] as Endpoint).request, request)
  return result.success ? result.output : undefined
}

describe('requests that the specification states', () => {
  it('seals five payloads and no other of its table (checklist 94)', () => {
    const sealed = Object.values<Endpoint>(endpoints).filter((row) => row.origin === 'spec' && row.sealed)
    expect(sealed.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'POST /wps/member/password',
      'POST /wps/member/password/verification',
      'POST /wps/session/login',
      'PUT /wps/member/register',
      'PUT /wps/member/register/mobile',
    ])
  })

  it('asks a registration’s code in two variants, by POST (checklist 105)', () => {
    expect(endpoints.sendRegisterCode).toMatchObject({ method: 'POST', path: '/wps/verification/sms/register' })
    const [example] = fc.sample(validRequest(endpoints.sendRegisterCode), 1)
    const request = { ...(example as object), countryDialingCode: '63', mobileNo: '9171234567' }
    for (const regType of ['USERNAME', 'MOBILE'])
      expect(taken('sendRegisterCode', { ...request, regType })).toBeDefined()
    expect(taken('sendRegisterCode', { ...request, regType: 'EMAIL' })).toBeUndefined()
    for (const field of ['countryDialingCode', 'mobileNo', 'regType'])
      expect(taken('sendRegisterCode', { ...request, regType: 'MOBILE', [field]: undefined })).toBeUndefined()
  })

  it('accepts five types of announcement, one platform and one execution (checklist 142)', () => {
    const stated = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B', language: 'EN' }
    expect(taken('announcements', stated)).toEqual(stated)
    for (const wrong of [{ types: 'B,X' }, { platform: 'A' }, { execution: 'C' }])
      expect(taken('announcements', { ...stated, ...wrong })).toBeUndefined()
    expect(Object.keys(endpoints.announcements.value.entries)).toEqual(['player', 'banners', 'popup', 'promotion'])
  })

  it('asks popular lotteries with count, prize mode, device and language; its menu with a device (checklist 143)', () => {
    const popular = { count: '20', prizeMode: 'Elott', device: 'WEB', language: 'EN' }
    expect(taken('popularLottery', popular)).toMatchObject({ ...popular, count: 20 })
    expect(taken('popularLottery', {})).toMatchObject({ count: 20 })
    for (const prizeMode of ['Lott', 'ZY', 'Elott', 'SEA']) expect(taken('popularLottery', { prizeMode })).toBeDefined()
    expect(taken('popularLottery', { prizeMode: 'other' })).toBeUndefined()
    expect(taken('vnMenu', { device: 'WEB', language: 'VI' })).toEqual({ device: 'WEB', language: 'VI' })
  })

  it('changes a password with the old one and the new one twice, sealed, by POST (checklist 150)', () => {
    const request = { oldPassword: 'river-Stone-42', newPassword: 'hill-Water-77', confirmNewPassword: 'hill-Water-77' }
    expect(endpoints.changePassword).toMatchObject({ method: 'POST', token: true, sealed: true })
    expect(taken('changePassword', request)).toEqual(request)
    for (const field of ['newPassword', 'confirmNewPassword'])
      expect(taken('changePassword', { ...request, [field]: undefined })).toBeUndefined()
  })

  it('has a refusal of its own for each mistake of a phone and its code (checklist 148)', () => {
    const named = [
      ...['PHONE_INVALID', 'PHONE_MISSING', 'OTP_TOO_MANY', 'INTERNAL', 'OTP_INVALID', 'CAPTCHA_WRONG', 'OTP_QUOTA'],
      ...['METHOD_UNAVAILABLE', 'OTP_EXPIRED'],
    ]
    expect(Object.keys(errorCatalogue)).toEqual(expect.arrayContaining(named))
    for (const name of ['sendRegisterCode', 'sendLoginCode'] as const)
      expect(endpoints[name].errors).toEqual(
        expect.arrayContaining(['PHONE_INVALID', 'PHONE_MISSING', 'OTP_TOO_MANY', 'OTP_QUOTA', 'METHOD_UNAVAILABLE']),
      )
    expect(endpoints.login.errors).toEqual(expect.arrayContaining(['OTP_INVALID', 'OTP_EXPIRED']))
  })
})
