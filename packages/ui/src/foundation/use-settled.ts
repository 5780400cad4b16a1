import { useEffect, useState } from 'react'
import { isFastScrolling, onSettled } from './fast-scroll.ts'

/**
 * False for a component that mounts during fast scrolling, until it ends; then true for good. For expensive content that
 * is useless while scrolling: pictures, buttons. True on the server and at hydration.
 */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(() => !isFastScrolling())
  useEffect(() => onSettled(() => setSettled(true)), [])
  return isSettled
}
