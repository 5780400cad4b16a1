/** Gives the page the brand of the app, light or dark as the device asks. */
export function applyTheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'
  }
  dark.addEventListener('change', apply)
  apply()
}
