/** A screen that is as wide as every layout asks; returns the way back. */
export function onWideScreen(): () => void {
  const before = window.matchMedia
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({
      media,
      matches: media.includes('min-width'),
      addEventListener() {},
      removeEventListener() {},
    }),
  })
  return () => Object.defineProperty(window, 'matchMedia', { configurable: true, value: before })
}
