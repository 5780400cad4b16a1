import { useEffect, useState } from 'react'
import { isPassing, onSettled } from './flight.ts'

/**
 * False for what is mounted while the page flies by, until it slows down or rests; then true for good. For what is
 * costly and of no use in passing: pictures, buttons. True on the server and at hydration.
 */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(() => !isPassing())
  useEffect(() => onSettled(() => setSettled(true)), [])
  return isSettled
}
