/** Makes the screen wide enough for every layout; returns a function that restores it. */
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
