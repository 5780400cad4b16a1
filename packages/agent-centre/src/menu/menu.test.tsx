import { createFakeFetch, fakeError, fakes } from '@boardwalk/api-client/fakes'
import { type Feature, lazyPage } from '@boardwalk/shell/feature'
import { renderStorefront } from '@boardwalk/shell/testing'
import { FileIcon } from '@boardwalk/ui'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { agentCentre } from '../index.ts'
import { lazyParts } from '../lazy.ts'
import { type BuiltPages, menuOf, pageKeys } from './page-rules.ts'
import { useHiddenPages } from './use-hidden-pages.ts'

/** In the order of the specification (member and agent specification §2). */
const specified = [
  ...['agentAnnouncement', 'agentTeamOverview', 'registerCenter', 'teamManagement', 'teamBetting', 'userProfit'],
  ...['myIncome', 'transactionDetails', 'dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'],
]
const always = specified.slice(0, 8)

/** A menu with every page of the specification, each saying its key. */
const everyPage = Object.fromEntries(
  pageKeys.map((key) => [
    key,
    { title: 'agent-centre:title', icon: FileIcon, page: lazyPage(async () => () => <p>{`page ${key}`}</p>) },
  ]),
) as BuiltPages
const whole: Feature = {
  name: 'whole',
  lazy: async () => ({
    overlays: {
      agent: {
        ...{ title: 'agent-centre:title', audience: 'agents', switch: 'agentCentre', useHidden: useHiddenPages },
        ...menuOf(everyPage),
      },
    },
  }),
}
const off = { divtypereq: 0, dailysalreqtype: 0, contracthoursalreq: 0, realtimesalreqtype: 0 } as const
const consolidated = (flags: Partial<Record<keyof typeof off, 0 | 1 | 2 | 3 | 4>>) => ({
  consolidatedFunds: () => ({ ...fakes.consolidatedFunds({}), ...off, ...flags }),
})

async function openWhole(key: string, answers: Parameters<typeof createFakeFetch>[0] = {}, signedInAs = 1) {
  const fake = createFakeFetch(answers)
  const shown = await renderStorefront(`/help?agent=${key}`, { signedInAs, features: [whole], fake })
  const dialog = within(await screen.findByRole('dialog'))
  const menu = within(await dialog.findByRole('navigation'))
  const entries = () =>
    menu.getAllByRole('link').map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('agent'))
  return { ...shown, dialog, entries }
}

describe('the agent centre', () => {
  it('has exactly the 12 pages of the specification, in its order (checklist 131)', async () => {
    expect(pageKeys).toEqual(specified)
    expect(lazyParts.overlays?.agent?.pages.map(({ key }) => key)).toEqual(specified)
    const on = consolidated({ divtypereq: 1, dailysalreqtype: 2, contracthoursalreq: 3, realtimesalreqtype: 4 })
    expect((await openWhole('', on)).entries()).toEqual(specified)
  })

  it.each([
    ['divtypereq', 'dividend'],
    ['dailysalreqtype', 'dailySalary'],
    ['contracthoursalreq', 'hourlySalary'],
    ['realtimesalreqtype', 'realTimeSalary'],
  ])('has the page of a contract by its own flag: %s (checklist 131)', async (flag, key) => {
    const { entries } = await openWhole('', consolidated({ [flag]: 1 }))
    expect(entries()).toEqual([...always, key])
  })

  it('has the contract pages of its agent for staff, which has no money of its own (contract A8.3)', async () => {
    const { entries, fake } = await openWhole(
      '',
      { contractMenu: () => ({ ...off, dailysalreqtype: 3, pending: [], agentType: 1 }) },
      42,
    )
    expect(entries()).toEqual([...always, 'dailySalary'])
    expect(fake.calls.map(({ name }) => name)).not.toContain('consolidatedFunds')
  })

  it('has no page of a contract where the contracts are not known, and opens its default page for one', async () => {
    const { dialog, entries } = await openWhole('dividend', fakeError('consolidatedFunds', 'NOT_AVAILABLE'))
    expect(entries()).toEqual(always)
    expect(await dialog.findByText('page agentTeamOverview')).toBeVisible()
  })

  it.each(['', 'nonsense'])(
    'opens the overview for %j; a choice changes the page alone (checklist 132)',
    async (key) => {
      const { dialog, user, address } = await openWhole(key)
      expect(await dialog.findByText('page agentTeamOverview')).toBeVisible()
      const link = dialog.getAllByRole('link').find((each) => (each as HTMLAnchorElement).href.endsWith('=teamBetting'))
      await user.click(link as HTMLElement)
      expect(await dialog.findByText('page teamBetting')).toBeVisible()
      expect(address()).toBe('/help?agent=teamBetting')
    },
  )
})

describe('who has it', () => {
  const open = (signedInAs: number | undefined, answers: Parameters<typeof createFakeFetch>[0] = {}) =>
    renderStorefront('/help?agent=agentTeamOverview', {
      ...(signedInAs !== undefined && { signedInAs }),
      ...{ features: [agentCentre], fake: createFakeFetch(answers) },
    })

  it.each([1, 2, 41, 42])('opens for account type %i (checklist 130)', async (type) => {
    await open(type)
    const dialog = within(await screen.findByRole('dialog', { name: 'Overview' }))
    expect(dialog.getByRole('navigation', { name: 'Agent centre' })).toBeVisible()
  })

  it('warns a trial account instead (checklist 130)', async () => {
    await open(4)
    expect(await screen.findByText(/A trial account cannot do this/)).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Agent centre' })).toBeNull()
  })

  it('warns where the platform has switched it off, and leaves the address (checklist 113)', async () => {
    const permission = fakes.permission({})
    const { info } = permission
    const features = { ...info.features, agentCentre: false }
    const { address } = await open(1, { permission: () => ({ ...permission, info: { ...info, features } }) })
    expect(await screen.findByText(/A trial account cannot do this/)).toBeVisible()
    await waitFor(() => expect(address()).toBe('/help'))
  })

  it('is nothing to a player', async () => {
    const { user } = await open(0)
    await user.tab()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
