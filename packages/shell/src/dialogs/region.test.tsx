import { createFakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'

afterEach(() => vi.unstubAllGlobals())

const region = async () => {
  let left: number | undefined
  const assign = vi.fn(() => {
    left = sessionStorage.length
  })
  const page = await renderStorefront('/help', { signedInAs: 0 })
  await screen.findByTestId('balance')
  vi.stubGlobal('location', { ...window.location, assign })
  page.store.dispatch({ type: 'modal/modalOpened', payload: { kind: 'region' } })
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(3))
  return { ...page, dialog, assign, leftAtStart: () => left }
}

describe('the regions (checklist 106)', () => {
  it('are three, each with its country and currency', async () => {
    const { dialog } = await region()
    const offered = dialog.getAllByRole('option') as HTMLOptionElement[]
    expect(offered.map(({ value }) => value)).toEqual(['walogm', '90jlbdtf1', '90jiliinf1'])
    expect(offered.map(({ textContent }) => textContent?.split(' · ')[1])).toEqual(['TLB', 'BDT', 'INR'])
    expect(fakes.permission({}).regions.map(({ langList }) => langList)).toEqual([
      ['EN', 'TY'],
      ['EN', 'BN'],
      ['EN', 'HI'],
    ])
  })

  it('change: the merchant stays, the session is cleared, the page restarts at / (checklist 108)', async () => {
    const { dialog, user, assign, leftAtStart } = await region()
    await user.selectOptions(dialog.getByRole('combobox'), '90jlbdtf1')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(assign).toHaveBeenCalled())
    expect(assign).toHaveBeenCalledExactlyOnceWith('/')
    expect(localStorage.getItem('merchant')).toBe('90jlbdtf1')
    expect(document.cookie).toContain('merchant=90jlbdtf1')
    // A page keeps public responses until the next one takes over, which on a busy machine may be before this line.
    expect(leftAtStart()).toBe(0)
  })

  it('stay: only the language changes, in place (checklist 108, 110)', async () => {
    const { dialog, user, assign, fake } = await region()
    await user.click(dialog.getByText('Filipino'))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(document.documentElement.lang).toBe('fil'))
    await waitFor(() =>
      expect(fake.calls.find(({ name }) => name === 'updateLanguage')?.input).toEqual({ language: 'TY' }),
    )
    expect(assign).not.toHaveBeenCalled()
    expect(sessionStorage.getItem('token')).not.toBeNull()
    expect(localStorage.getItem('lang')).toBe('TY')
  })
})

it('of a country whose list lacks the language, the first of that list is taken (checklist 109)', async () => {
  const permission = fakes.permission({})
  const regions = permission.regions.map((each) => ({ ...each, langList: ['HI' as const, 'BN' as const] }))
  const fake = createFakeFetch({
    permission: () => ({ ...permission, regions, location: { countryCode: 'IN', ip: '192.0.2.1' } }),
  })
  await renderStorefront('/help', { fake })
  await waitFor(() => expect(document.documentElement.lang).toBe('hi'))
})
