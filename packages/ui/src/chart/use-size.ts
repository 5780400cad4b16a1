import { type RefObject, useLayoutEffect, useState } from 'react'

export type Size = { width: number; height: number; em: number }

/** Size of a box and of its type in pixels; before it is known, and on the server, that of a usual one. */
export function useSize(ref: RefObject<Element | null>, usual: Size): Size {
  const [size, setSize] = useState(usual)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box || typeof ResizeObserver === 'undefined') return
    const read = () => {
      const { width, height } = box.getBoundingClientRect()
      const em = Number.parseFloat(getComputedStyle(box).fontSize) || 16
      if (width > 0 && height > 0) setSize({ width: Math.round(width), height: Math.round(height), em })
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(box)
    return () => observer.disconnect()
  }, [ref])
  return size
}
