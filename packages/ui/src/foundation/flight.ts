/** Share of the window that goes by between two moments of scrolling, and windows a second: faster than anyone looks. */
const share = 1 / 6
const windows = 2.5
/** A jump, or the way back to where somebody was, is one or two fast moments; its cards are wanted. */
const moments = 3
/** Milliseconds after which a fast moment no longer belongs to the one before. */
const apartMs = 300
/** Milliseconds without fast scrolling after which a page flies no more. */
const restMs = 120
/** Things that settle in one frame: a row of cards on a phone. */
const atOnce = 3

const waiting = new Set<() => void>()
const landings = new Set<() => void>()
let isFlying = false
let fast = { count: 0, at: 0 }
let isWatched = false
let last = { top: 0, at: 0 }
/** Pixels of the window, kept because it is asked for with every moment of scrolling. */
let height = 0
let timer: ReturnType<typeof setTimeout> | undefined
let frame = 0

/** What was not drawn in passing is drawn now, plainly; a frame later it begins to be made whole. */
function land() {
  for (const hear of landings) hear()
  frame = requestAnimationFrame(() => {
    isFlying = false
    settleSome()
  })
}

/** A few in each frame: all at once they would hold up the reader's next touch. */
function settleSome() {
  if (isFlying) return
  for (const settle of [...waiting].slice(0, atOnce)) {
    waiting.delete(settle)
    settle()
  }
  if (waiting.size > 0) requestAnimationFrame(settleSome)
}

function note() {
  const now = { top: window.scrollY, at: performance.now() }
  const distance = Math.abs(now.top - last.top) / height
  const isFast = distance > share || distance / ((now.at - last.at) / 1000) > windows
  last = now
  if (!isFast) return
  fast = { count: now.at - fast.at < apartMs ? fast.count + 1 : 1, at: now.at }
  if (fast.count >= moments) fly()
}

/** Until the page has been slow, or at rest, for a while. A late frame says nothing, so the next one is waited for. */
function fly() {
  isFlying = true
  cancelAnimationFrame(frame)
  timer ??= setTimeout(rest, restMs)
}

/** One timer for the whole flight: to set it anew at each moment would cost more than the moment. */
function rest() {
  const left = fast.at + restMs - performance.now()
  timer = left > 0 ? setTimeout(rest, left) : undefined
  if (timer === undefined) frame = requestAnimationFrame(land)
}

const measure = () => {
  height = window.innerHeight
}

function watch() {
  if (isWatched) return
  isWatched = true
  last = { top: window.scrollY, at: performance.now() }
  measure()
  window.addEventListener('resize', measure, { passive: true })
  window.addEventListener('scroll', note, { passive: true })
}

/** Whether somebody flings the page so fast that nothing of it can be read. */
export const isPassing = (): boolean => isFlying

function enlist(set: Set<() => void>, hear: () => void): () => void {
  watch()
  set.add(hear)
  return () => void set.delete(hear)
}

/** Calls `hear` each time that the page comes to rest after a flight; returns what ends that. */
export const onLanding = (hear: () => void): (() => void) => enlist(landings, hear)

/** Calls `hear` once, when what is near it may be made whole: at once unless the page flies by. */
export function onSettled(hear: () => void): () => void {
  if (isFlying) return enlist(waiting, hear)
  watch()
  hear()
  return () => {}
}
