/** Thresholds of fast scrolling: share of the viewport per scroll event, and viewports per second. */
const maxShare = 1 / 6
const maxViewportsPerSecond = 2.5
/** Fast events in a row that count as fast scrolling. A jump or a restored position is one or two of them. */
const minFastEvents = 3
/** Maximum pause between two fast events of a row, in ms. */
const maxPauseMs = 300
/** Debounce: fast scrolling ends this many ms after the last fast event. */
const endsAfterMs = 120
/** Callbacks per frame: a row of cards on a phone. */
const batchSize = 3

const waiting = new Set<() => void>()
const endListeners = new Set<() => void>()
let isActive = false
let fast = { count: 0, at: 0 }
let isWatched = false
let last = { top: 0, at: 0 }
/** Viewport height in pixels, read at the first scroll event: before it, reading would lay the page out. */
let height = 0
let timer: ReturnType<typeof setTimeout> | undefined
let frame = 0

/** Skipped content renders as placeholders first; a frame later the batches complete it. */
function endFastScroll() {
  for (const callback of endListeners) callback()
  frame = requestAnimationFrame(() => {
    isActive = false
    settleBatch()
  })
}

/** Batched per frame, because one long task would delay the next touch. */
function settleBatch() {
  if (isActive) return
  for (const settle of [...waiting].slice(0, batchSize)) {
    waiting.delete(settle)
    settle()
  }
  if (waiting.size > 0) requestAnimationFrame(settleBatch)
}

function onScroll() {
  if (height === 0) measure()
  const now = { top: window.scrollY, at: performance.now() }
  const distance = Math.abs(now.top - last.top) / height
  const isFast = distance > maxShare || distance / ((now.at - last.at) / 1000) > maxViewportsPerSecond
  last = now
  if (!isFast) return
  fast = { count: now.at - fast.at < maxPauseMs ? fast.count + 1 : 1, at: now.at }
  if (fast.count >= minFastEvents) startFastScroll()
}

/** Keeps the state while fast events arrive; a late frame must not end it. */
function startFastScroll() {
  isActive = true
  cancelAnimationFrame(frame)
  timer ??= setTimeout(endWhenSlow, endsAfterMs)
}

/** One timer for the whole gesture: resetting it at each event costs more than the event. */
function endWhenSlow() {
  const left = fast.at + endsAfterMs - performance.now()
  timer = left > 0 ? setTimeout(endWhenSlow, left) : undefined
  if (timer === undefined) frame = requestAnimationFrame(endFastScroll)
}

const measure = () => {
  height = window.innerHeight
}

function watch() {
  if (isWatched) return
  isWatched = true
  window.addEventListener('resize', measure, { passive: true })
  window.addEventListener('scroll', onScroll, { passive: true })
}

/** Whether the page scrolls too fast to be read. */
export const isFastScrolling = (): boolean => isActive

function subscribe(set: Set<() => void>, callback: () => void): () => void {
  watch()
  set.add(callback)
  return () => void set.delete(callback)
}

/** Calls back each time fast scrolling ends; returns the unsubscribe function. */
export const onFastScrollEnd = (callback: () => void): (() => void) => subscribe(endListeners, callback)

/** Calls back once when expensive content may render: immediately unless the page scrolls fast. */
export function onSettled(callback: () => void): () => void {
  if (isActive) return subscribe(waiting, callback)
  watch()
  callback()
  return () => {}
}
