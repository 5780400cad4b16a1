import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { afterRest, openGates } from './app/gates.ts'
import { defineFeature } from './feature-contract.ts'
import { mountStorefront } from './index.tsx'
import { createServer } from './server.tsx'
import { answerQueries, makeBoot, makeConfig, TEMPLATE } from './testing/fixture.ts'
import { StillObserver } from './testing/rest.ts'
import { withOwn } from './testing/with-own.ts'

const boxes = defineFeature({ name: 'boxes', handles: ['box', 'chest'], lazy: async () => ({}) })

/** Opens a page of the server; returns whether its later parts rest. */
async function doesRest(url: string): Promise<boolean> {
  const config = makeConfig('india', withOwn([boxes]))
  const fake = createFakeFetch()
  vi.stubGlobal('fetch', fake)
  vi.stubGlobal('IntersectionObserver', StillObserver)
  const server = createServer(config)
  const boot = makeBoot(config, { entries: await answerQueries(server.queries(url, 'EN'), fake) })
  const { html } = await server.render({ ...boot, template: TEMPLATE, url, origin: 'http://in.localhost:4003' })
  const page = new DOMParser().parseFromString(html, 'text/html')
  document.body.replaceChildren(...page.querySelectorAll('#root, #boot'))
  history.replaceState(null, '', url)
  await act(async () => mountStorefront(config))
  await waitFor(() => expect(document.documentElement.dataset.hydrated).toBe('true'))
  const run = vi.fn()
  afterRest(run)()
  return run.mock.calls.length === 0
}

afterEach(() => {
  openGates()
  document.body.replaceChildren()
  delete document.documentElement.dataset.hydrated
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

it('the later parts rest at an address with other names, such as those of a campaign', async () => {
  expect(await doesRest('/help?utm_source=poster')).toBe(true)
})

it('they do not rest at an address with a name that they handle', async () => {
  expect(await doesRest('/help?chest=2')).toBe(false)
})
