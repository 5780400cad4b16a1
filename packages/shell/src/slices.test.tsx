import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { act } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { defineFeature, useHydrated, useSession } from './feature.ts'
import { hydratePage } from './testing/hydrate-page.tsx'

let page: Awaited<ReturnType<typeof hydratePage>> | undefined
afterEach(async () => {
  await page?.unmount()
  page = undefined
})

/** How often a section of home rendered in the browser, and with which state. */
function counted() {
  const seen: string[] = []
  function Section() {
    const { isLoggedIn } = useSession()
    const isHydrated = useHydrated()
    seen.push(`${isHydrated ? 'alive' : 'first'} ${isLoggedIn ? 'member' : 'visitor'}`)
    return <p>{isHydrated ? 'alive' : 'still'}</p>
  }
  return { seen, feature: defineFeature({ name: 'counted', slots: { home: { 'rail:hot': { component: Section } } } }) }
}

it('a section of home renders once as the server did and once hydrated, with any later data', async () => {
  const { seen, feature } = counted()
  page = await hydratePage('/', { features: [feature], meanwhile: () => void seen.splice(0) })
  await act(async () => {})
  // Strict mode renders everything twice in a row.
  expect(seen).toEqual(['first visitor', 'first visitor', 'alive visitor', 'alive visitor'])
  expect(page.root).toHaveTextContent('alive')
})

it('and again for its own data: the session', async () => {
  const { seen, feature } = counted()
  page = await hydratePage('/', {
    features: [feature],
    fake: createFakeFetch(),
    meanwhile: () => {
      seen.splice(0)
      sessionStorage.setItem('token', 'fake-token-of-a-signed-in-player')
    },
  })
  expect(seen[0]).toBe('first visitor')
  expect(seen.at(-1)).toBe('alive member')
})
