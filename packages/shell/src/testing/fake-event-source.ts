import { vi } from 'vitest'

type Listener = (event: MessageEvent<string>) => void

/** A stream that a test opens, sends events through and breaks. */
export class FakeEventSource {
  static all: FakeEventSource[] = []
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  isClosed = false
  readonly url: string
  readonly #listeners = new Map<string, Listener[]>()

  constructor(url: string) {
    this.url = url
    FakeEventSource.all.push(this)
  }

  addEventListener(name: string, listener: Listener) {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener])
  }

  close() {
    this.isClosed = true
  }

  /** Emits an event; `data` travels as JSON. */
  emit(name: string, data: unknown, lastEventId = '') {
    const event = new MessageEvent(name, { data: JSON.stringify(data), lastEventId })
    for (const listener of this.#listeners.get(name) ?? []) listener(event)
  }

  /** Streams that are open now. */
  static open = (path = '') => FakeEventSource.all.filter(({ isClosed, url }) => !isClosed && url.startsWith(path))
}

/** Puts it in the browser's place until `vi.unstubAllGlobals`. */
export function useFakeEventSource() {
  FakeEventSource.all = []
  vi.stubGlobal('EventSource', FakeEventSource)
  return FakeEventSource
}
