import { isDeepStrictEqual } from 'node:util'
import { endpoints } from '@boardwalk/api-client/contract'
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
})
