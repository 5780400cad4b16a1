import { afterAll, describe, expect, it } from 'vitest'
import { readTrustProxy } from '../src/trust-proxy.ts'
import { call, openGateway, type TestGateway } from './gateway.ts'

const opened: TestGateway[] = []
afterAll(() => Promise.all(opened.map((gateway) => gateway.close())))

async function behind(trust: string) {
  const gateway = await openGateway({ trustProxy: readTrustProxy(trust), countryHeader: 'x-country', rateFactor: 1 })
  opened.push(gateway)
  const status = async (headers: Record<string, string>, remoteAddress = '10.0.0.7') =>
    (await call(gateway.app, 'systemStatus', {}, { headers, remoteAddress })).value
  return { gateway, status }
}

describe('the visitor of a forwarded request', () => {
  it('is the address that the proxy saw, ignoring the visitor’s own header', async () => {
    const { status } = await behind('1')
    const [madeUp, honest] = ['1.2.3.4, 203.0.113.5', '203.0.113.5']
    expect((await status({ 'x-forwarded-for': madeUp })).ip).toBe('203.0.113.5')
    expect((await status({ 'x-forwarded-for': honest })).ip).toBe('203.0.113.5')
    const two = await behind('2')
    expect((await two.status({ 'x-forwarded-for': '1.2.3.4, 203.0.113.5, 10.0.0.8' })).ip).toBe('203.0.113.5')
  })

  it('is believed of listed proxies alone', async () => {
    const { status } = await behind('10.0.0.7, 192.168.0.0/24')
    const headers = { 'x-forwarded-for': '1.2.3.4, 203.0.113.5, 192.168.0.9', 'x-country': 'IN' }
    expect(await status(headers)).toMatchObject({ ip: '203.0.113.5', countryCode: 'IN' })
    expect(await status(headers, '198.51.100.1')).toMatchObject({ ip: '198.51.100.1' })
    expect((await status(headers, '198.51.100.1')).countryCode).not.toBe('IN')
  })

  it('meets its rate limit despite made-up addresses', async () => {
    const { gateway } = await behind('1')
    const read = (at: number) =>
      call(
        gateway.app,
        'affiliateCheck',
        { code: 'nobody' },
        { headers: { 'x-forwarded-for': `9.9.${at}.1, 203.0.113.5` }, remoteAddress: '10.0.0.7' },
      )
    const codes: string[] = []
    for (let at = 0; at < 121; at++) codes.push((await read(at)).code)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1)
  })
})

describe('TRUST_PROXY', () => {
  it.each([
    [undefined, false],
    ['0', false],
    [' 2 ', 2],
    ['10.0.0.7', ['10.0.0.7']],
    ['10.0.0.7, fd00::/8', ['10.0.0.7', 'fd00::/8']],
  ])('reads %s', (text, expected) => {
    expect(readTrustProxy(text)).toEqual(expected)
  })

  it.each(['true', '10', '-1', '10.0.0.300', '10.0.0.0/33', '10.0.0.0/0', 'proxy.example', ','])(
    'refuses %s',
    (text) => {
      expect(() => readTrustProxy(text)).toThrow(/TRUST_PROXY/)
    },
  )
})
