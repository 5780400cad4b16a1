import { act, fireEvent, render, screen } from '@testing-library/react'
import { createContext, StrictMode, use, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterRest, openGates, takeFirst, type WaitsFor, watchSections } from './gates.ts'
import { LateSection } from './LateSection.tsx'
import { lateSlice } from './slice.tsx'

/** The page's observer, so that a test can bring places into view. */
let report: IntersectionObserverCallback = () => {}
let margin: string | undefined
const observed = new Map<string | null, Element>()
class Observer {
  constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
    report = callback
    margin = rootMargin
  }
  observe = (place: Element) => void observed.set(place.getAttribute('data-gate'), place)
  disconnect = () => observed.clear()
}
const see = (...ids: string[]) =>
  act(async () => {
    const entries = ids.map((id) => ({ target: observed.get(id), isIntersecting: true }))
    report(entries as IntersectionObserverEntry[], {} as IntersectionObserver)
  })

const Word = createContext('old')
/** Names of the sections whose code ran in the browser. */
const ran = new Set<string>()
function Counter({ name }: { name: string }) {
  const word = use(Word)
  const [count, setCount] = useState(0)
  ran.add(name)
  return <button type="button" onClick={() => setCount(count + 1)}>{`${name} ${word} ${count}`}</button>
}
const Far = lateSlice('far', () => <Counter name="far" />)

let setWord: (word: string) => void = () => {}
/** Event that the first section of a phone waits for. */
let nearWaitsFor: WaitsFor | undefined
function Page() {
  const [word, change] = useState('old')
  setWord = change
  return (
    <StrictMode>
      <Word value={word}>
        <LateSection id="near" waitsFor={nearWaitsFor}>
          <Counter name="near" />
        </LateSection>
        <LateSection id="below">
          <Counter name="below" />
        </LateSection>
        <Far />
      </Word>
    </StrictMode>
  )
}

const onRecoverableError = vi.fn()
let leave = async () => {}

/** A window of this width; returns how to make it wider. */
function widthOf(pixels: number) {
  let width = pixels
  const lists: { list: EventTarget; matches: boolean }[] = []
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const isAtLeast = () => width >= Number(/min-width: (\d+)px/.exec(query)?.[1])
    const list = Object.defineProperty(new EventTarget(), 'matches', { get: isAtLeast }) as MediaQueryList
    lists.push({ list, matches: list.matches })
    return list
  })
  return (wider: number) => {
    width = wider
    for (const { list, matches } of lists)
      if ((list as MediaQueryList).matches !== matches) list.dispatchEvent(new Event('change'))
  }
}

async function openPage(waitsFor?: WaitsFor) {
  nearWaitsFor = waitsFor
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Page />)
  ran.clear()
  watchSections(root)
  const app = await act(async () => hydrateRoot(root, <Page />, { onRecoverableError }))
  leave = async () => {
    await act(async () => app.unmount())
    root.remove()
  }
}
const button = (text: string) => screen.getByRole('button', { name: text })

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  ran.clear()
})
afterEach(async () => {
  expect(onRecoverableError).not.toHaveBeenCalled()
  openGates()
  await leave()
  leave = async () => {}
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a section keeps the server’s HTML until it is seen', async () => {
  await openPage()
  expect(ran).toEqual(new Set())
  const far = button('far old 0')
  await see('near')
  expect(ran).toEqual(new Set(['near']))
  await see('far')
  expect(ran).toEqual(new Set(['near', 'far']))
  expect(button('far old 0')).toBe(far)
})

it('a press on a section that was not seen takes effect at once, and hydrates the others', async () => {
  await openPage()
  await act(async () => void fireEvent.click(button('far old 0')))
  expect(button('far old 1')).toBeVisible()
  expect(ran).toEqual(new Set(['near', 'below', 'far']))
})

it.each([
  ['a pointer', () => fireEvent.pointerDown(document.body)],
  ['a finger', () => fireEvent.touchStart(document.body)],
  ['a key', () => fireEvent.keyDown(document.body)],
  ['focus', () => fireEvent.focusIn(document.body)],
  ['a wheel', () => fireEvent.wheel(document.body)],
  ['scrolling', () => fireEvent(document, new Event('scroll', { bubbles: true }))],
  ['printing', () => fireEvent(window, new Event('beforeprint'))],
])('every section hydrates with %s anywhere', async (_, interact) => {
  await openPage()
  await act(async () => void interact())
  expect(ran).toEqual(new Set(['near', 'below', 'far']))
})

it('the later parts begin after a rest, or with the first interaction', async () => {
  vi.useFakeTimers()
  await openPage()
  const [rested, cancelled, touched] = [vi.fn(), vi.fn(), vi.fn()]
  afterRest(rested)
  afterRest(cancelled)()
  vi.advanceTimersByTime(2999)
  expect(rested).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(rested).toHaveBeenCalledOnce()
  const cancel = afterRest(touched)
  await act(async () => void fireEvent.pointerDown(document.body))
  expect(touched).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(touched).toHaveBeenCalledOnce()
  cancel()
  vi.advanceTimersByTime(5000)
  expect(touched).toHaveBeenCalledOnce()
  expect(cancelled).not.toHaveBeenCalled()
  const late = vi.fn()
  afterRest(late)
  expect(late).toHaveBeenCalledOnce()
})

it('the interaction before the later parts is theirs once; one that comes after them is not', async () => {
  await openPage()
  await act(async () => void fireEvent.keyDown(document.body, { key: '/' }))
  expect(takeFirst()).toMatchObject({ type: 'keydown', key: '/' })
  expect(takeFirst()).toBeUndefined()
  await leave()
  await openPage()
  expect(takeFirst()).toBeUndefined()
  await act(async () => void fireEvent.keyDown(document.body, { key: '/' }))
  expect(takeFirst()).toBeUndefined()
})

it('the later parts of a member’s page do not rest', async () => {
  const run = vi.fn()
  openGates()
  document.documentElement.dataset.session = 'member'
  await openPage()
  delete document.documentElement.dataset.session
  afterRest(run)
  expect(run).toHaveBeenCalledOnce()
})

it('a carousel that scrolls by itself is no interaction', async () => {
  await openPage()
  await act(async () => void fireEvent.scroll(button('near old 0')))
  expect(ran).toEqual(new Set())
})

it('a change above a waiting section hydrates it, in the server’s HTML', async () => {
  await openPage()
  const [below, far] = [button('below old 0'), button('far old 0')]
  await act(async () => setWord('new'))
  expect(button('below new 0')).toBe(below)
  expect(button('far new 0')).toBe(far)
  await act(async () => setWord('newer'))
  expect(button('far newer 0')).toBe(far)
})

it('every section is hydrated before the store forgets its data', async () => {
  vi.useFakeTimers()
  await openPage()
  await act(async () => vi.advanceTimersByTime(29_000))
  expect(ran).toEqual(new Set())
  await act(async () => vi.advanceTimersByTime(1000))
  expect(ran).toEqual(new Set(['near', 'below', 'far']))
})

it('a section below the bar of a phone is not seen, and there is no bar on a wide screen', async () => {
  await openPage()
  expect(margin).toBe('0px 0px -64px')
  openGates()
  await leave()
  widthOf(1024)
  await openPage()
  expect(margin).toBe('0px')
})

it('a section that a phone shows whole waits for a touch, and is seen like others on a wider screen', async () => {
  widthOf(639)
  await openPage('touch')
  expect([...observed.keys()]).toEqual(['below', 'far'])
  await act(async () => void fireEvent.touchStart(document.body))
  expect(ran).toEqual(new Set(['near', 'below', 'far']))
  await leave()
  widthOf(640)
  await openPage('touch')
  expect([...observed.keys()]).toEqual(['near', 'below', 'far'])
})

it('a section of a phone’s page may wait for a rest, and is seen like others on a wider screen', async () => {
  vi.useFakeTimers()
  widthOf(639)
  await openPage('rest')
  expect([...observed.keys()]).toEqual(['below', 'far'])
  await act(async () => vi.advanceTimersByTime(2999))
  expect(ran).toEqual(new Set())
  await act(async () => vi.advanceTimersByTime(1))
  expect(ran).toEqual(new Set(['near']))
  openGates()
  await leave()
  widthOf(640)
  await openPage('rest')
  expect([...observed.keys()]).toEqual(['near', 'below', 'far'])
})

it('a section that waits for a rest hydrates with a touch', async () => {
  widthOf(639)
  await openPage('rest')
  await act(async () => void fireEvent.click(button('near old 0')))
  expect(button('near old 1')).toBeVisible()
})

it('a phone’s window that becomes wider than its rows hydrates them', async () => {
  const widen = widthOf(390)
  await openPage('touch')
  await act(async () => widen(600))
  expect(ran).toEqual(new Set())
  await act(async () => widen(700))
  expect(ran).toEqual(new Set(['near', 'below', 'far']))
})

it('nothing waits for a member', async () => {
  document.documentElement.dataset.session = 'member'
  await openPage()
  expect(ran).toEqual(new Set(['near', 'below', 'far']))
})

it('nothing waits without an observer in the browser', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  await openPage()
  expect(ran).toEqual(new Set(['near', 'below', 'far']))
})

it('nothing waits in a page that the browser renders', async () => {
  await openPage()
  ran.clear()
  await act(async () => void render(<Page />))
  expect(ran).toEqual(new Set(['near', 'below', 'far']))
})
