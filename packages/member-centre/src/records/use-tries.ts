import { useEffect, useRef, useState } from 'react'

/** Counts the tries to send a form; each focuses the first field that is wrong. Before the first, no field is. */
export function useTries() {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return { form, isTried: tries > 0, count: () => setTries(tries + 1), reset: () => setTries(0) }
}
