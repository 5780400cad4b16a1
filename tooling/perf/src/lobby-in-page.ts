// Functions that run inside of the measured page; each is sent there by its text, so it uses nothing from outside.

export type Sample = {
  frames: number[]
  longest: number
  /** Seconds until the longest frame. */
  longestAt: number
  nodes: number
  pixels: number
  shown: string
}

/** Scrolls down like repeated flings of a thumb, until the list ends or the time is up. */
export function scrollOn(seconds: number): Promise<Sample> {
  const speed = 4000
  const frames: number[] = []
  const start = performance.now()
  let last = start
  let longest = 0
  let longestAt = 0
  let nodes = 0
  let pixels = 0
  let idle = 0
  const shown = () =>
    [...document.querySelectorAll('main [role="status"]')].map((status) => status.textContent).find(Boolean) ?? ''
  return new Promise((done) => {
    const step = (now: number) => {
      const ms = now - last
      last = now
      if (ms > 0 && now - start > 500) {
        frames.push(ms)
        if (ms > longest) longestAt = (now - start) / 1000
        longest = Math.max(longest, ms)
      }
      const before = window.scrollY
      window.scrollBy({ top: (speed * Math.min(ms, 50)) / 1000, behavior: 'instant' })
      pixels += window.scrollY - before
      idle = window.scrollY === before ? idle + ms : 0
      if (frames.length % 30 === 0) nodes = Math.max(nodes, document.querySelectorAll('*').length)
      if (now - start > seconds * 1000 || idle > 4000)
        done({ frames, longest, longestAt, nodes, pixels, shown: shown() })
      else requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}

type Watched = typeof globalThis & { interactions?: number[] }

/** Notes how long every press and key took until the page showed something new. */
export function watchInteractions(): void {
  const page = globalThis as Watched
  page.interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming).interactionId) page.interactions?.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
}

/** Durations since the last call. */
export function collect(): number[] {
  const page = globalThis as Watched
  const durations = page.interactions ?? []
  page.interactions = []
  return durations
}
