import { afterEach, expect, it, vi } from 'vitest'
import { preloadCode } from './small-preloads.ts'

type Preload = (load: () => Promise<unknown>, files?: string[]) => Promise<unknown>

afterEach(() => vi.unstubAllGlobals())

/** The helper in a page with these links; `added` are the addresses that it appends. */
async function inPage(linked: string[], onEvent: (event: Event) => boolean = () => true) {
  const added: string[] = []
  vi.stubGlobal('document', {
    querySelectorAll: () => linked.map((href) => ({ getAttribute: () => href })),
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => added.push(href) },
  })
  vi.stubGlobal('dispatchEvent', onEvent)
  const address = `data:text/javascript,${encodeURIComponent(`${preloadCode('/assets/')}// ${Math.random()}`)}`
  const { __vitePreload } = (await import(address)) as { __vitePreload: Preload }
  return { added, preload: __vitePreload }
}

it('links each file once, and none that the page has linked already', async () => {
  const { added, preload } = await inPage(['/assets/entry.js'])
  await expect(preload(async () => 'page', ['entry.js', 'shared.js', 'page.js'])).resolves.toBe('page')
  await preload(async () => 'other', ['shared.js', 'other.js'])
  await preload(async () => 'none')
  expect(added).toEqual(['/assets/shared.js', '/assets/page.js', '/assets/other.js'])
})

it('reports an import that fails, and fails unless a listener prevents that', async () => {
  const events: Event[] = []
  const failed = new Error('gone')
  const fails = () => Promise.reject(failed)
  const { preload } = await inPage([], (event) => event.type !== 'vite:preloadError' || events.push(event) > 0)
  await expect(preload(fails)).rejects.toBe(failed)
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ type: 'vite:preloadError', payload: failed })
  const prevented = await inPage(
    [],
    (event) => event.type !== 'vite:preloadError' || void event.preventDefault() === undefined,
  )
  await expect(prevented.preload(fails)).resolves.toBeUndefined()
})

it('loads the files of an import that a listener prevents, and does not run it', async () => {
  const load = vi.fn(async () => 'page')
  const { added, preload } = await inPage([], (event) => event.type !== 'vite:preload')
  void preload(load, ['page.js'])
  expect(added).toEqual(['/assets/page.js'])
  expect(load).not.toHaveBeenCalled()
})
