import { atLeast } from '@boardwalk/ui'

/**
 * Sections of the server's page that are not hydrated before they are seen. Any interaction opens all of them: it may
 * change the page, and the visitor may scroll faster than a section hydrates.
 */
type Gate = { isOpen: boolean; hasWaited: boolean; opened: Promise<void>; open: () => void }

const gates = new Map<string, Gate>()
let watching: AbortController | undefined
let first: Event | undefined
let isTaken = false

/** On a phone a section may wait for the first touch, or for the rest of the later parts if that is earlier. */
export type WaitsFor = 'touch' | 'rest'

/** They reach the window before React, which then hydrates a touched section at once and replays the event there. */
const interactions = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'click'] as const

/** Shorter than the store keeps responses that no component reads yet (60 s). */
const OPEN_AFTER_MS = 30_000

/** The first view has the page's thread and the network for itself, unless its visitor does something. */
const REST_MS = 3000

export const gateOf = (id: string): Gate | undefined => gates.get(id)

/** Hydrates every section. */
export function openGates(): void {
  watching?.abort()
  for (const gate of gates.values()) gate.open()
}

/** Runs right after the first interaction, or after a rest, and at once where no section waits. Returns its cancel. */
export function afterRest(run: () => void): () => void {
  const signal = watching?.signal
  if (!signal || signal.aborted) {
    run()
    return () => {}
  }
  let timer = setTimeout(run, REST_MS)
  const cancel = () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', hurry)
  }
  // In a task of its own: the press must not wait for it.
  function hurry() {
    clearTimeout(timer)
    timer = setTimeout(run)
  }
  signal.addEventListener('abort', hurry)
  return cancel
}

/** The interaction that preceded the later parts, which were not there to handle it; once, and no later one. */
export function takeFirst(): Event | undefined {
  const event = first
  first = undefined
  isTaken = true
  return event
}

function interact(event: Event) {
  if (!isTaken) first = event
  openGates()
}

function addGate(id: string) {
  let resolve = () => {}
  const opened = new Promise<void>((onOpen) => {
    resolve = onOpen
  })
  const gate = { isOpen: false, hasWaited: false, opened, open }
  function open() {
    gate.isOpen = true
    resolve()
  }
  gates.set(id, gate)
  return gate
}

/** A member's page has rows and states of its own, which must not be late. */
const isForVisitor = () => document.documentElement.dataset.session === undefined

/** Called before hydration. Without it, or without an observer in the browser, no section waits. */
export function watchSections(root: Element): void {
  if (!('IntersectionObserver' in window && isForVisitor())) return
  watching = new AbortController()
  isTaken = false
  const { signal } = watching
  // Narrower than a tablet, a row shows no more cards than the server drew.
  const tablet = window.matchMedia(atLeast('tablet'))
  observeSections(root, !tablet.matches, signal)
  tablet.addEventListener('change', openGates, { signal })
  setTimeout(openGates, OPEN_AFTER_MS)
  for (const name of interactions) window.addEventListener(name, interact, { signal, capture: true, passive: true })
  // Not captured: a carousel scrolls by itself.
  window.addEventListener('scroll', openGates, { signal, passive: true })
  window.addEventListener('beforeprint', openGates, { signal })
}

/** A phone's bar covers this much of the view's end. */
const underTheBar = () => (window.matchMedia(atLeast('desktop')).matches ? '0px' : '0px 0px -64px')

/** The observer reports all sections in the next frame, while React is still above them. */
function observeSections(root: Element, isPhone: boolean, signal: AbortSignal) {
  const report: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) gateOf(idOf(target))?.open()
  }
  const observer = new IntersectionObserver(report, { rootMargin: underTheBar() })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const place of root.querySelectorAll<HTMLElement>('[data-gate]')) {
    const gate = addGate(idOf(place))
    const { waits } = place.dataset
    if (!isPhone || !waits) observer.observe(place)
    else if (waits === 'rest') afterRest(gate.open)
  }
}

const idOf = (place: Element) => place.getAttribute('data-gate') ?? ''
