/** Storage of a page, in memory until the page is closed. */
class Memory implements Storage {
  readonly #entries = new Map<string, string>()
  get length() {
    return this.#entries.size
  }
  clear() {
    this.#entries.clear()
  }
  getItem(key: string) {
    return this.#entries.get(key) ?? null
  }
  key(index: number) {
    return [...this.#entries.keys()][index] ?? null
  }
  removeItem(key: string) {
    this.#entries.delete(key)
  }
  setItem(key: string, value: string) {
    this.#entries.set(key, value)
  }
}

/**
 * Gives this page separate storage and cookies, so that a preview neither reads nor writes those of a real storefront
 * on the same address. Call it before the storefront starts.
 */
export function isolateStorage(page: Window): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(page, name, { configurable: true, value: new Memory() })
  }
  let cookie = ''
  Object.defineProperty(page.document, 'cookie', {
    configurable: true,
    get: () => cookie,
    set: (text: string) => {
      cookie = text.split(';', 1)[0] ?? ''
    },
  })
}
