import { createFakeFetch, fakeError, fakes } from '@boardwalk/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'

async function openLogin(siteBanners: Parameters<typeof createFakeFetch>[0]) {
  const page = await renderStorefront('/help', { fake: createFakeFetch(siteBanners) })
  await page.user.click((await screen.findAllByRole('button', { name: 'Sign in' }))[0] as HTMLElement)
  const form = await screen.findByRole('form', { name: 'Sign in' })
  const dialog = form.closest('dialog') as HTMLElement
  return { room: () => dialog.querySelector('[data-room]'), picture: () => dialog.querySelector('img[width="1200"]') }
}

describe('the banners of a dialog', () => {
  it('have room before they are known, so that nothing moves when they come', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { room, picture } = await openLogin({
      siteBanners: async (input) => {
        await promise
        return fakes.siteBanners(input)
      },
    })
    expect([room(), picture()]).toEqual([expect.any(HTMLElement), null])
    resolve()
    await waitFor(() => expect(picture()).not.toBeNull())
    expect(room()).toBeNull()
  })

  it.each([
    ['there are none', { siteBanners: () => ({ list: [] }) }],
    ['they cannot be read', fakeError('siteBanners', 'INTERNAL')],
  ])('need no room where %s', async (_, answers) => {
    const { room, picture } = await openLogin(answers)
    await waitFor(() => expect(room()).toBeNull())
    expect(picture()).toBeNull()
  })
})
