import { vi } from 'vitest'

/** jsdom lays nothing out and keeps no streams; what the pages ask for is there and stays silent. */
class Silent {
  observe() {}
  unobserve() {}
  disconnect() {}
  addEventListener() {}
  close() {}
}

if (typeof window !== 'undefined') {
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'EventSource']) vi.stubGlobal(name, Silent)
}
