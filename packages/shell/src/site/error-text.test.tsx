import { errorCodes } from '@boardwalk/api-client/contract'
import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { createI18n, I18nProvider } from '@boardwalk/i18n'
import { languageCodes } from '@boardwalk/i18n/codes'
import { renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { describe, expect, it } from 'vitest'
import { createStore } from '../app/store.ts'
import { makeBoot, makeConfig, readStrings } from '../testing/fixture.ts'
import { useErrorText } from './use-error-text.ts'

describe.each(languageCodes)('in %s', (language) => {
  const resources = readStrings(language)
  const i18n = createI18n({ language, resources })
  const boot = makeBoot(makeConfig(), { language })
  const store = createStore(boot, {
    merchantCode: boot.merchantCode,
    getToken: () => null,
    getLanguage: () => language,
    fetch: createFakeFetch(),
  })
  const { result } = renderHook(() => useErrorText(), {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </Provider>
    ),
  })
  const text = (code: string, data: object | null = null) => result.current({ code, data, message: 'raw', status: 400 })

  it.each(errorCodes)('shows its own sentence for %s, ignoring the server’s text', (code) => {
    expect(text(code)).toBe(resources.errors?.[code])
  })

  it.each(['RATE_LIMITED', 'OTP_TOO_MANY'])('names the time to wait after %s', (code) => {
    expect(text(code, { retryAfter: 240 })).toMatch(/\b4 \p{L}+/u)
    expect(text(code)).not.toMatch(/[{}]/)
  })
})
