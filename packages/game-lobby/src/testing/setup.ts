import { configure } from '@testing-library/react'
import { vi } from 'vitest'

// A whole storefront in jsdom is slow on a busy machine; a late response there is not a fault.
configure({ asyncUtilTimeout: 30_000 })

/** jsdom has no layout and no streams; these objects exist and do nothing. */
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
