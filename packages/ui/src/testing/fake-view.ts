import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void

/** jsdom has no layout: here a test sets whether an observed element is in view. It is, until `show(false)`. */
export function fakeView() {
  const observers = new Map<object, { callback: Callback; targets: Set<Element> }>()
  let isInView = true
  class Observer {
    constructor(callback: Callback) {
      observers.set(this, { callback, targets: new Set() })
    }
    observe(target: Element) {
      const own = observers.get(this)
      own?.targets.add(target)
      own?.callback([{ target, isIntersecting: isInView }])
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
      for (const { callback, targets } of observers.values()) {
        callback([...targets].map((target) => ({ target, isIntersecting: isShown })))
      }
    })
  }
  return { show }
}
