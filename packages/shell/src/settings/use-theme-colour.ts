import { useEffect } from 'react'
import { useStorefront } from '../app/storefront-context.ts'
import { useTheme } from './use-theme.ts'

/** Sets the browser's own bar to the header's colour in every theme and campaign. */
export function useThemeColour() {
  const { theme } = useTheme()
  const { skin } = useStorefront()
  useEffect(() => {
    const colour = getComputedStyle(document.documentElement).getPropertyValue('--color-header').trim()
    if (colour) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
  }, [theme, skin])
}
