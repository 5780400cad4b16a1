import { Permission } from '@boardwalk/api-client/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type TestGateway } from './gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const permission = async (headers: Record<string, string> = {}, input = {}) =>
  (await call(gateway.app, 'permission', input, { headers, remoteAddress: '203.0.113.44' })).value

describe('the configuration of a storefront', () => {
  it('has everything that a start needs: info, place, maintenance and region (checklist 13)', async () => {
    const value = await permission({ host: 'ph.localhost' }, { url: 'ph.localhost' })
    expect(Object.keys(value.info)).toEqual(
      expect.arrayContaining([
        'whitelabel',
        'registerRules',
        'resources',
        'customerService',
        'analytics',
        'imageCDNs',
        'launchGameCDNs',
      ]),
    )
    expect(value.location).toEqual({ countryCode: expect.any(String), ip: '203.0.113.44' })
    expect(value).toMatchObject({ maintenance: false, regionRestriction: false })
  })

  it('names the three regions with merchant, currency and languages (checklist 106)', async () => {
    const { regions } = await permission()
    expect(regions).toEqual([
      expect.objectContaining({ country: 'PH', merchantCode: 'walogm', currency: 'TLB', langList: ['EN', 'TY'] }),
      expect.objectContaining({ country: 'BD', merchantCode: '90jlbdtf1', currency: 'BDT', langList: ['EN', 'BN'] }),
      expect.objectContaining({ country: 'IN', merchantCode: '90jiliinf1', currency: 'INR', langList: ['EN', 'HI'] }),
    ])
  })

  type Node = { modId: string; enabled: string; childrenNodes: Node[] }
  const find = (nodes: Node[], modId: string) => nodes.find((node) => node.modId === modId)

  it('marks active modules with the text "1" alone, at every depth (checklist 14)', async () => {
    await gateway.deps.settings.store('walogm', 'features', { agentCentre: true, missionCentre: false })
    const { info } = await permission()
    expect(find(info.whitelabel, 'agentCentre')).toEqual({ modId: 'agentCentre', enabled: '1', childrenNodes: [] })
    expect(find(info.whitelabel, 'missionCentre')?.enabled).toBe('0')
    const lobby = find(info.whitelabel, 'lobby')
    expect(lobby?.enabled).toBe('1')
    expect(lobby?.childrenNodes.length).toBeGreaterThan(3)
    for (const child of lobby?.childrenNodes ?? []) expect(['0', '1']).toContain(child.enabled)
    await gateway.deps.settings.store('walogm', 'features', { agentCentre: false, missionCentre: true })
    const next = (await permission()).info.whitelabel
    expect([find(next, 'agentCentre')?.enabled, find(next, 'missionCentre')?.enabled]).toEqual(['0', '1'])
  })

  it('names the navigation entries that an operator switched off (checklist 14)', async () => {
    await gateway.deps.settings.store('walogm', 'modulesOff', ['fish'])
    const children = find((await permission()).info.whitelabel, 'lobby')?.childrenNodes ?? []
    expect(children.filter(({ enabled }) => enabled !== '1').map(({ modId }) => modId)).toEqual(['fish'])
    await gateway.deps.settings.store('walogm', 'modulesOff', [])
  })

  it.each([1, true, 'true', ''])('takes %j for no switch (checklist 14)', (enabled) => {
    const node = Permission.entries.info.entries.whitelabel.item
    const tree = (value: unknown) => ({
      modId: 'a',
      enabled: '1',
      childrenNodes: [{ modId: 'b', enabled: value, childrenNodes: [] }],
    })
    expect(v.safeParse(node, tree('1')).success).toBe(true)
    expect(v.safeParse(node, tree(enabled)).success).toBe(false)
  })
})

describe('money that a page shows', () => {
  it('comes with the sum of all wallets, and whether they are one (checklist 141)', async () => {
    const { token } = await newPlayer(gateway.app)
    const balance = (await call(gateway.app, 'balance', {}, { token })).value
    expect(balance).toMatchObject({ sumBalance: '1000.00', cash: '1000.00', bonus: '0.00', vendors: [] })
    const wallet = (await call(gateway.app, 'merchantWallet', {}, { token })).value
    expect(wallet).toMatchObject({ isSingle: true, wallets: expect.any(Array) })
  })
})
