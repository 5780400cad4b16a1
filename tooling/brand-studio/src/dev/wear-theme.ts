/** The page itself wears the app's brand, light or dark as the device wants it. */
export function wearTheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const wear = () => {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'
  }
  dark.addEventListener('change', wear)
  wear()
}
