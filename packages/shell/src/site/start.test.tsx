import { createFakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { announcementsArg } from './queries.ts'

describe('the start of a page', () => {
  it('reads the configuration of its host once (checklist 13)', async () => {
    const { fake } = await renderStorefront('/help')
    await screen.findByRole('heading', { name: 'Help' })
    const asked = () => fake.calls.filter(({ name }) => name === 'permission')
    await waitFor(() => expect(asked()).toHaveLength(1))
    expect(asked()[0]?.input).toEqual({ url: window.location.host })
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('follows the server’s switch and not its own guess: registration %s (checklist 14)', async (isOn, count) => {
    const permission = fakes.permission({})
    const info = { ...permission.info, features: { ...permission.info.features, directRegistration: isOn } }
    const { fake } = await renderStorefront('/help', {
      fake: createFakeFetch({ permission: () => ({ ...permission, info }) }),
    })
    await waitFor(() => expect(fake.calls.some(({ name }) => name === 'permission')).toBe(true))
    const links = () => screen.queryAllByRole('link', { name: 'Register' }).slice(0, 1)
    await waitFor(() => expect(links()).toHaveLength(count))
  })

  it('reads announcements for the web, as the bar executes them (checklist 142 and 149)', () => {
    const stated = { types: 'PL,PU,H', platform: 'W', execution: 'B', language: 'EN' }
    expect(announcementsArg('EN')).toEqual({ ...stated, brief: 1 })
  })
})
