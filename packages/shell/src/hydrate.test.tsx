import { isDeepStrictEqual } from 'node:util'
import { endpoints } from '@boardwalk/api-client/contract'
import { createFakeFetch, makeBanner } from '@boardwalk/api-client/fakes'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hydratePage } from './testing/hydrate-page.tsx'

let unmount = async () => {}
afterEach(async () => {
  await unmount()
  vi.restoreAllMocks()
})

describe('hydration', () => {
  it.each(['/', '/register', '/help', '/no-such-page'])('of %s matches the server’s markup', async (url) => {
    const complaints: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
    const remember = () => {
      sessionStorage.setItem('token', 'fake-token-of-a-signed-in-player')
      localStorage.setItem('balanceHidden', '1')
    }
    const page = await hydratePage(url, { meanwhile: remember })
    unmount = page.unmount
    const { preloaded, onRecoverableError, calls } = page
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(complaints.filter((words) => /hydrat|did not match/i.test(String(words)))).toEqual([])
    expect(preloaded).not.toEqual([])
    // A browser with a session refetches data that differs for a member; the server wrote the visitor's.
    const again = calls().filter(
      ({ name, input }) =>
        !('audience' in endpoints[name]) &&
        preloaded.some((call) => call.name === name && isDeepStrictEqual(call.input, input)),
    )
    expect(again).toEqual([])
  })

  it('keeps the mark of a banner for visitors in a tab with a session, until its own banner is here', async () => {
    const answers: (() => void)[] = []
    // The document's answer is made for a visitor, so it is the only one at once.
    const fake = createFakeFetch({
      siteBanners: ({ group = '' }) => {
        const banner = makeBanner({ groupName: group, linkageType: 'PAGE', linkageValue: '/promotions' })
        if (sessionStorage.getItem('token') === null) return { list: [{ ...banner, forVisitors: true }] }
        return new Promise((resolve) => answers.push(() => resolve({ list: [banner] })))
      },
    })
    const meanwhile = () => sessionStorage.setItem('token', 'fake-token-of-a-signed-in-player')
    const page = await hydratePage('/help', { fake, meanwhile })
    unmount = page.unmount
    const marked = () => page.root.querySelectorAll('[data-visitors="true"]:has(> a[href="/promotions"])').length
    await waitFor(() => expect(answers).not.toHaveLength(0))
    expect(marked()).toBe(1)
    for (const answer of answers) answer()
    await waitFor(() => expect(marked()).toBe(0))
  })
})
