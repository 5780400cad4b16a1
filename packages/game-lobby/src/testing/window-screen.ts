import { createFakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { fireEvent, screen } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { gameLobby } from '../index.ts'
import { gameAddress } from './games.ts'

type Fake = ReturnType<typeof createFakeFetch>
export const address = `${gameAddress(1)}&open=window`
export const url = 'http://127.0.0.1:4010/play?launchToken=x'
export const launch = { ...fakes.launchGame({ clientType: 3 }), mode: 'POPUP' as const, url }
export const launchGame = () => launch

export const visit = (path: string, fake: Fake = createFakeFetch({ launchGame }), signedInAs: 0 | null = 0) =>
  renderStorefront(path, { fake, features: [gameLobby], ...(signedInAs !== null && { signedInAs }) })
export const asked = (fake: Fake, name: string) => fake.calls.filter((call) => call.name === name)
export const ended = (fake: Fake) => asked(fake, 'endGameSession').map(({ input }) => input)
export const openIt = async (user: Awaited<ReturnType<typeof visit>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Open the window' }))

/** A window with a document whose frames have windows, as that of a real one. */
export function fakeWindow() {
  const host = document.body.appendChild(document.createElement('iframe'))
  const opened = Object.assign(new EventTarget(), {
    opener: window as Window | null,
    closed: false,
    document: host.contentDocument as Document,
    focus: vi.fn(),
    close: vi.fn(() => void Object.assign(opened, { closed: true })),
  })
  const frame = () => opened.document.querySelector('iframe')
  const leave = () => void fireEvent(opened as unknown as Window, new Event('pagehide'))
  // A running game outlives its page, but not its test.
  onTestFinished(leave)
  return {
    ...{ opened, frame, leave },
    open: vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window),
    says: (type: string, over: MessageEventInit = {}) => {
      const source = frame()?.contentWindow ?? null
      fireEvent(
        opened as unknown as Window,
        new MessageEvent('message', { source, origin: 'null', data: { v: 1, type }, ...over }),
      )
    },
  }
}
