import { createFakeFetch, fakeError, fakes } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { gameLobby } from '../index.ts'
import { gameAddress } from '../testing/games.ts'

type Code = Parameters<typeof fakeError>[1]
const addresses = [
  ...(gameLobby.routes ?? []).map(({ path }) => path),
  gameAddress(1),
  `${gameAddress(1)}&open=window`,
  '/lottery?gameCode=g&vendor=TCG_SEA&playType=LOTT',
]
/** Reads of the frame, which still succeed; all reads of a page of games fail. */
const frame = new Set(['permission', 'gameMenus', 'systemStatus', 'keys', 'settings', 'routers'])
const everything = (code: Code) =>
  Object.assign(
    {},
    ...Object.keys(fakes).map((name) => (frame.has(name) ? {} : fakeError(name as keyof typeof fakes, code))),
  )

describe.each([
  ['answers', {}],
  ['fails', everything('BAD_REQUEST')],
  ['is absent', everything('NOT_FOUND')],
])('where the server %s', (_, answers) => {
  it.each(addresses.flatMap((address) => [[address, 'visitor'] as const, [address, 'member'] as const]))(
    '%s has one heading of the first level for a %s',
    async (address, who) => {
      const fake = createFakeFetch(answers)
      const signedIn = who === 'member' ? { signedInAs: 0 } : {}
      const { container } = await renderStorefront(address, { fake, features: [gameLobby], ...signedIn })
      await waitFor(() => expect(container.querySelectorAll('h1')).toHaveLength(1))
    },
  )
})
