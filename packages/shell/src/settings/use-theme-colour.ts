import { useEffect } from 'react'
import { useStorefront } from '../app/storefront-context.ts'
import { useTheme } from './use-theme.ts'

/** The browser's own bar wears the header's colour, whichever theme or campaign gives it. */
export function useThemeColour() {
  const { theme } = useTheme()
  const { skin } = useStorefront()
  useEffect(() => {
    const colour = getComputedStyle(document.documentElement).getPropertyValue('--color-header').trim()
    if (colour) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
  }, [theme, skin])
}
