import { createFakeFetch, fakeError } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderStorefront } from '../../testing/render-storefront.tsx'

const PUBLISHED = '2026-11-20T04:00:00.000Z'
/** A gateway whose version in force is `version`, and that remembers which one was accepted. */
const published = (version: string) => {
  const state = { version, accepted: 'first' }
  const fake = createFakeFetch({
    termsOfUse: () => ({
      version: state.version,
      publishedAt: PUBLISHED,
      accepted: state.accepted === state.version,
    }),
    acceptTerms: (input) => {
      state.accepted = input.version
      return { accepted: true }
    },
  })
  return { fake, state }
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Our terms of use have changed' }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const asked = (fake: ReturnType<typeof createFakeFetch>, name: string) =>
  fake.calls.filter((call) => call.name === name).map(({ input }) => input)

describe('terms that changed', () => {
  it('are shown to a signed-in player, who accepts that version', async () => {
    const { fake } = published('second')
    const { user } = await renderStorefront('/help', { fake, signedInAs: 0 })
    const question = await dialog()
    expect(question.getByText(/published on November 20, 2026/)).toBeInTheDocument()
    expect(question.getByRole('link', { name: 'Read the terms of use' })).toHaveAttribute('href', '/terms')
    await user.click(question.getByRole('button', { name: 'I accept' }))
    await gone()
    expect(asked(fake, 'acceptTerms')).toEqual([{ version: 'second' }])
  })

  it('cannot be put off, only left by signing out', async () => {
    const { fake } = published('second')
    const { user, store } = await renderStorefront('/help', { fake, signedInAs: 0 })
    const question = await dialog()
    expect(question.queryByRole('button', { name: 'Close' })).toBeNull()
    await user.click(question.getByRole('button', { name: 'Sign out' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await user.click((await dialog()).getByRole('button', { name: 'Sign out' }))
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(store.getState().session.status).toBe('visitor'))
    await gone()
    expect(asked(fake, 'acceptTerms')).toEqual([])
  })

  it('can be read first: their page is not covered, and the next one asks again', async () => {
    const { fake } = published('second')
    const { user, go } = await renderStorefront('/help', { fake, signedInAs: 0 })
    await user.click((await dialog()).getByRole('link', { name: 'Read the terms of use' }))
    expect(await screen.findByText('Nothing here can be cashed out.')).toBeVisible()
    await gone()
    go('/help')
    await dialog()
  })

  it('are shown in the newest version after a refusal', async () => {
    const { fake, state } = published('second')
    const { user } = await renderStorefront('/help', { fake, signedInAs: 0 })
    const question = await dialog()
    fake.use(fakeError('acceptTerms', 'STALE_VERSION'))
    state.version = 'third'
    await user.click(question.getByRole('button', { name: 'I accept' }))
    expect(await question.findByRole('alert')).toHaveTextContent('out of date')
    await waitFor(() => expect(asked(fake, 'termsOfUse').length).toBeGreaterThan(1))
  })

  it.each([
    ['a player who accepted them', 0, 'first', 1],
    ['a trial account, which registered nowhere', 4, 'second', 0],
    ['a visitor', undefined, 'second', 0],
  ])('are not shown to %s', async (_, signedInAs, version, times) => {
    const { fake } = published(version)
    const options = signedInAs === undefined ? { fake } : { fake, signedInAs }
    await renderStorefront('/help', options)
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(asked(fake, 'termsOfUse')).toHaveLength(times))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
