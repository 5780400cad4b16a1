import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Tell = (entries: { target: Element; isIntersecting: boolean }[]) => void

/** jsdom lays nothing out: here a test says whether what is observed is in view. It is, until `show(false)`. */
export function fakeView() {
  const observers = new Map<object, { tell: Tell; targets: Set<Element> }>()
  let isInView = true
  class Observer {
    constructor(tell: Tell) {
      observers.set(this, { tell, targets: new Set() })
    }
    observe(target: Element) {
      const own = observers.get(this)
      own?.targets.add(target)
      own?.tell([{ target, isIntersecting: isInView }])
    }
    unobserve(target: Element) {
      observers.get(this)?.targets.delete(target)
    }
    disconnect() {
      observers.delete(this)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const show = (isShown: boolean) => {
    isInView = isShown
    act(() => {
      for (const { tell, targets } of observers.values()) {
        tell([...targets].map((target) => ({ target, isIntersecting: isShown })))
      }
    })
  }
  return { show }
}
