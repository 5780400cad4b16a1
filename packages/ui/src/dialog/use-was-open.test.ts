import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useWasOpen } from './use-was-open.ts'

it('is false until the overlay is open, and true from that render on', () => {
  const seen: boolean[] = []
  const { rerender } = renderHook(
    (isOpen: boolean) => {
      const wasOpen = useWasOpen(isOpen)
      seen.push(wasOpen)
      return wasOpen
    },
    { initialProps: false },
  )
  rerender(true)
  rerender(false)
  expect(seen.filter((value, at) => value !== seen[at - 1])).toEqual([false, true])
  expect(renderHook(() => useWasOpen(true)).result.current).toBe(true)
})
