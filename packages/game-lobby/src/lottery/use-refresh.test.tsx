import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useRefresh } from './use-refresh.ts'

it('refetches only a running query, and repeats an earlier request later', () => {
  const refetch = vi.fn()
  const { result, rerender, unmount } = renderHook(({ isRunning }) => useRefresh(refetch, isRunning), {
    initialProps: { isRunning: false },
  })
  result.current()
  result.current()
  expect(refetch).not.toHaveBeenCalled()
  rerender({ isRunning: true })
  expect(refetch).toHaveBeenCalledTimes(1)
  result.current()
  expect(refetch).toHaveBeenCalledTimes(2)
  unmount()
  result.current()
  expect(refetch).toHaveBeenCalledTimes(2)
})
