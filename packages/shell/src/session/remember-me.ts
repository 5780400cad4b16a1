const NAME = 'remember'
const DAY_SECONDS = 24 * 60 * 60

/** The remember-me cookie is valid for 24 hours and contains the username, never a secret. Source: contract A8.2. */
export function rememberUsername(username: string | null) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = username ? DAY_SECONDS : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http.
  document.cookie = `${NAME}=${encodeURIComponent(username ?? '')}; Max-Age=${age}; Path=/; SameSite=Strict${secure}`
}

export function rememberedUsername(): string {
  if (typeof document === 'undefined') return ''
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${NAME}=`))
  return found ? decodeURIComponent(found.slice(NAME.length + 1)) : ''
}
