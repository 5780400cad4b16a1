/** Set while the visitor hides the balance. */
export const MASK_KEY = 'balanceHidden'
/** The choices in a cookie, so that the edge's first HTML is already right. */
type Preference = 'lang' | 'theme' | 'merchant' | 'saveData'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Reads local storage; null when the key is absent or the browser blocks storage. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeLocal(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A blocked or full storage loses only the memory of a preference.
  }
}

/** Mirrors a preference in a plain cookie, so that the first HTML of the next visit is already right. */
export function writeCookie(name: Preference, value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http.
  document.cookie = `${name}=${value}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`
}

export function rememberPreference(name: Preference, value: string) {
  writeLocal(name, value)
  writeCookie(name, value)
}
