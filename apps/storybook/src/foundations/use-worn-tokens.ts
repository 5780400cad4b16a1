import { type TokenName, tokenNames } from '@boardwalk/brand-kit'
import { useEffect, useState } from 'react'

export type Worn = { brand: string; theme: 'light' | 'dark'; values: Record<TokenName, string> }

function read(): Worn {
  const root = document.documentElement
  const style = getComputedStyle(root)
  const values = tokenNames.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])
  return {
    brand: root.dataset.brand ?? '',
    theme: root.dataset.theme === 'dark' ? 'dark' : 'light',
    values: Object.fromEntries(values) as Record<TokenName, string>,
  }
}

/** Every token as the browser resolves it for the brand and theme worn now; null before the first look. */
export function useWornTokens(): Worn | null {
  const [worn, setWorn] = useState<Worn | null>(null)
  useEffect(() => {
    const look = () => setWorn(read())
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-brand', 'data-theme'] })
    return () => observer.disconnect()
  }, [])
  return worn
}
