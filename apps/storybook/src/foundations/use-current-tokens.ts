import { type TokenName, tokenNames } from '@boardwalk/brand-kit'
import { useEffect, useState } from 'react'

export type CurrentTokens = { brand: string; theme: 'light' | 'dark'; values: Record<TokenName, string> }

function read(): CurrentTokens {
  const root = document.documentElement
  const style = getComputedStyle(root)
  const values = tokenNames.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])
  return {
    brand: root.dataset.brand ?? '',
    theme: root.dataset.theme === 'dark' ? 'dark' : 'light',
    values: Object.fromEntries(values) as Record<TokenName, string>,
  }
}

/** Every token as the browser resolves it for the current brand and theme; null before the first reading. */
export function useCurrentTokens(): CurrentTokens | null {
  const [current, setCurrent] = useState<CurrentTokens | null>(null)
  useEffect(() => {
    const look = () => setCurrent(read())
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-brand', 'data-theme'] })
    return () => observer.disconnect()
  }, [])
  return current
}
