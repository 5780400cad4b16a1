import { applyResources, createI18n, I18nProvider, useTranslation } from '@boardwalk/i18n'
import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

const english = { ui: { close: 'Close' }, shell: { close: 'Leave' } }
const make = () => createI18n({ language: 'EN', resources: english })

describe('useTranslation', () => {
  const seen = new Set<unknown>()
  function Words({ namespaces }: { namespaces?: string | string[] }) {
    const { t } = useTranslation(namespaces)
    seen.add(t)
    return <p>{t('close')}</p>
  }

  it('reads the default namespace or the first of a list, and shares its function', () => {
    const { container } = render(
      <I18nProvider i18n={make()}>
        <Words />
        <Words namespaces="shell" />
        <Words namespaces={['shell', 'ui']} />
        <Words namespaces={['shell', 'ui']} />
      </I18nProvider>,
    )
    expect(container.textContent).toBe('CloseLeaveLeaveLeave')
    expect(seen.size).toBe(3)
  })

  it('renders another language when it arrives, after the one that the server wrote', async () => {
    const instance = make()
    const page = (
      <StrictMode>
        <I18nProvider i18n={instance}>
          <Words />
        </I18nProvider>
      </StrictMode>
    )
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(page)
    applyResources(instance, 'TY', { ui: { close: 'Isara' } })
    await instance.changeLanguage('fil')
    const onRecoverableError = vi.fn()
    const app = await act(async () => hydrateRoot(root, page, { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(root.textContent).toBe('Isara')
    await act(async () => instance.changeLanguage('en'))
    expect(root.textContent).toBe('Close')
    await act(async () => app.unmount())
    root.remove()
  })

  it('says what it needs', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Words />)).toThrow('I18nProvider')
  })
})
