import { createFakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bootstrapScript } from './boot/bootstrap-script.ts'
import { readDraft } from './session/draft.ts'
import { hydratePage } from './testing/hydrate-page.tsx'

vi.mock('./human/solve.ts', () => ({ solve: async () => ({ counter: 1, derivedKey: '00' }) }))

let page: Awaited<ReturnType<typeof hydratePage>> | undefined
afterEach(async () => {
  await page?.unmount()
  page = undefined
  delete (window as { earlyPress?: unknown }).earlyPress
})
/** The browser reports a key by this event; there is no listener yet. */
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const open = async (...options: Parameters<typeof hydratePage>) => {
  page = await hydratePage(...options)
}

describe('input before hydration', () => {
  it('stays in the form for registration and in its draft', async () => {
    await open('/register', { meanwhile: () => type('Username', 'newplayer') })
    await waitFor(() => expect(readDraft('register')).toMatchObject({ username: 'newplayer' }))
    fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid())
    expect(screen.getByLabelText('Username')).toHaveValue('newplayer')
    expect(screen.getByLabelText('Username')).toBeValid()
  })

  it('stays in a field with state: a mobile number', async () => {
    const settings = fakes.registerSettings({ method: 'USERNAME' })
    const bounds = { enabled: true, required: true, minLength: 6, maxLength: 15 }
    const mobileNum = { ...bounds, patternId: 7, acceptedPattern: null }
    const fake = createFakeFetch({
      registerSettings: () => ({ ...settings, fields: { ...settings.fields, mobileNum } }),
    })
    await open('/register', { fake, meanwhile: () => type('Mobile number', '9171234567') })
    await waitFor(() => expect(readDraft('register')).toMatchObject({ mobileNum: '9171234567' }))
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9171234567')
  })

  it('is searched for in the help', async () => {
    await open('/help', { meanwhile: () => type(/Search/, 'no such words') })
    expect(await screen.findByText(/^No results/)).toBeInTheDocument()
    expect(screen.getByLabelText(/Search/)).toHaveValue('no such words')
  })

  it('is sent by a button that was pressed too early, once and by the page', async () => {
    const fill = () => {
      // The page is hydrated below.
      new Function(bootstrapScript([]))()
      type('Username', 'newplayer')
      type('Password', 'Boardwalk-1')
      type('Password again', 'Boardwalk-1')
      const submitted = vi.fn()
      window.addEventListener('submit', submitted, { once: true })
      screen.getByRole('button', { name: 'Create account' }).click()
      expect(submitted).not.toHaveBeenCalled()
    }
    await open('/register', { meanwhile: fill })
    const sent = () => page?.calls().filter(({ name }) => name === 'register')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()?.[0]?.input).toMatchObject({ username: 'newplayer', password: 'Boardwalk-1' })
  })
})

describe('the script in the document', () => {
  it('fetches the modules together and evaluates and starts each after the one before', async () => {
    const evaluated: string[] = []
    const preloaded = () =>
      [...document.head.querySelectorAll('[rel=modulepreload]')].map((link) => link.getAttribute('href'))
    const all = ['/framework.js', '/entry.js']
    const load = vi.fn(async (url: string) => {
      expect(preloaded()).toEqual(all)
      expect(evaluated).toEqual(url === all[0] ? [] : [all[0], 'start'])
      await new Promise((resolve) => setTimeout(resolve))
      evaluated.push(url)
      return url === all[0] ? { start: () => evaluated.push('start') } : {}
    })
    new Function('load', bootstrapScript(all).replace('import(u)', 'load(u)'))(load)
    expect(document.documentElement).not.toHaveAttribute('data-touched')
    fireEvent.pointerDown(document.body)
    expect(document.documentElement).toHaveAttribute('data-touched')
    await waitFor(() => expect(evaluated).toEqual([all[0], 'start', all[1]]))
    fireEvent.pointerDown(document.body)
    expect(load).toHaveBeenCalledTimes(2)
    delete document.documentElement.dataset.touched
  })
})
