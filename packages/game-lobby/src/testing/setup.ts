import { configure } from '@testing-library/react'
import { vi } from 'vitest'

// A whole storefront in jsdom is slow on a busy machine; an answer that is late there is not a fault.
configure({ asyncUtilTimeout: 30_000 })

/** jsdom lays nothing out and keeps no streams; what the pages ask for is there and stays silent. */
class Silent {
  observe() {}
  unobserve() {}
  disconnect() {}
  addEventListener() {}
  close() {}
}

if (typeof window !== 'undefined') {
  Element.prototype.scrollTo ??= () => {}
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'EventSource']) vi.stubGlobal(name, Silent)
}
