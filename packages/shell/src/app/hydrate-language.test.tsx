import { applyResources, createI18n, I18nProvider, useTranslation } from '@boardwalk/i18n'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

const newI18n = () => createI18n({ language: 'EN', resources: { shell: { greeting: 'Hello' } } })

function Greeting() {
  const { t } = useTranslation('shell')
  return <p>{t('greeting' as 'home.heading')}</p>
}
const page = (i18n: ReturnType<typeof newI18n>) => (
  <I18nProvider i18n={i18n}>
    <Greeting />
  </I18nProvider>
)

it('a part that hydrates after the language was changed first agrees with the server', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(page(newI18n()))
  const i18n = newI18n()
  applyResources(i18n, 'HI', { shell: { greeting: 'नमस्ते' } })
  await i18n.changeLanguage('hi')
  const onRecoverableError = vi.fn()
  const app = await act(async () => hydrateRoot(root, page(i18n), { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(root).toHaveTextContent('नमस्ते')
  await act(async () => app.unmount())
})
