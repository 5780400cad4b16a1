import { isDeepStrictEqual } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hydratePage } from './testing/hydrate-page.tsx'

afterEach(() => vi.restoreAllMocks())

describe('hydration', () => {
  it.each(['/', '/register', '/help', '/no-such-page'])('of %s finds exactly what the server wrote', async (url) => {
    const complaints: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
    const remember = () => {
      sessionStorage.setItem('token', 'fake-token-of-a-signed-in-player')
      localStorage.setItem('balanceHidden', '1')
    }
    const { preloaded, onRecoverableError, calls, unmount } = await hydratePage(url, { meanwhile: remember })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(complaints.filter((words) => /hydrat|did not match/i.test(String(words)))).toEqual([])
    expect(preloaded).not.toEqual([])
    const again = calls().filter(({ name, input }) =>
      preloaded.some((call) => call.name === name && isDeepStrictEqual(call.input, input)),
    )
    expect(again).toEqual([])
    await unmount()
  })
})
