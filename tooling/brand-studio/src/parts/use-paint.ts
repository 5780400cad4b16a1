import { useLayoutEffect, useRef } from 'react'

/** Sets CSS properties of an element that change while one drags; React's `style` attribute is not allowed here. */
export function usePaint<T extends HTMLElement>(properties: Record<string, string>) {
  const element = useRef<T>(null)
  const text = JSON.stringify(properties)
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries<string>(JSON.parse(text)))
      element.current?.style.setProperty(name, value)
  }, [text])
  return element
}
