import { AppError } from '@boardwalk/api-client/contract'
import { createFakeFetch, fakeError, makeWinner } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { hydratePage } from '@boardwalk/shell/testing/hydrate'
import { LaidOut } from '@boardwalk/ui/testing/laid-out'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { gameLobby } from '../index.ts'

const board = async (count: number) => {
  const list = Array.from({ length: count }, (_, index) => makeWinner({ amount: `${100 + index}.00` }))
  await renderStorefront('/', { fake: createFakeFetch({ rankList: () => ({ list }) }), features: [gameLobby] })
  const strip = await screen.findByRole('group', { name: 'Biggest wins in 24 hours' })
  await within(strip).findAllByText(`₱${99 + count}.00`)
  return within(strip)
}

afterAll(() => void vi.unstubAllGlobals())

describe('the switch that keeps a member off the board', () => {
  const home = (fake: ReturnType<typeof createFakeFetch>, signedInAs?: number) =>
    renderStorefront('/', { fake, features: [gameLobby], ...(signedInAs !== undefined && { signedInAs }) })
  const toggle = () => screen.findByRole('switch', { name: 'Hide my name from this list' }, { timeout: 30_000 })

  it('stores the choice, and shows the stored one', async () => {
    let hidden = false
    const fake = createFakeFetch({
      winnerSetting: () => ({ hidden }),
      setWinnerSetting: (choice) => {
        hidden = choice.hidden
        return choice
      },
    })
    const { user } = await home(fake, 0)
    expect(await toggle()).not.toBeChecked()
    await user.click(await toggle())
    await waitFor(async () => expect(await toggle()).toBeChecked())
    await waitFor(async () => expect(await toggle()).toBeEnabled())
    expect(fake.calls.filter(({ name }) => name === 'setWinnerSetting').map(({ input }) => input)).toEqual([
      { hidden: true },
    ])
  })

  it('returns to the stored choice with a message when the new one was not stored', async () => {
    const { user } = await home(createFakeFetch(fakeError('setWinnerSetting', 'INTERNAL')), 0)
    await user.click(await toggle())
    expect(await screen.findByText('Your setting could not be saved. Try again.')).toBeVisible()
    expect(await toggle()).not.toBeChecked()
  })

  it.each([undefined, 4])('is not there for a visitor or a trial account (%s)', async (signedInAs) => {
    const fake = createFakeFetch()
    await home(fake, signedInAs)
    await screen.findAllByText('₱1,250.00')
    expect(screen.queryByRole('switch')).toBeNull()
    expect(fake.calls.some(({ name }) => name === 'winnerSetting')).toBe(false)
  })
})

describe('the winners’ board', () => {
  it('names the biggest wins of a day, not the latest, in its heading', async () => {
    await board(3)
    expect(screen.getByRole('heading', { name: 'Biggest wins in 24 hours' })).toBeVisible()
  })

  it.each([
    [3, false],
    [4, true],
    [20, true],
  ])('with %i entries moves: %s (checklist 44)', async (count, moves) => {
    const strip = await board(count)
    expect(strip.queryByRole('button', { name: /pause/i }) !== null).toBe(moves)
    // A moving strip contains its items twice, so that its end meets its beginning.
    expect(strip.getAllByText('₱100.00', { ignore: false })).toHaveLength(moves ? 2 : 1)
  })

  it('begins with the winners that the first HTML shows, and requests the others then', async () => {
    const list = Array.from({ length: 20 }, (_, index) => makeWinner({ amount: `${100 + index}.00` }))
    const fake = createFakeFetch({ rankList: ({ limitNum }) => ({ list: list.slice(0, limitNum) }) })
    const page = await hydratePage('/', { fake, features: [gameLobby] })
    const asked = (calls: typeof fake.calls) =>
      calls.filter(({ name }) => name === 'rankList').map(({ input }) => input)
    expect(asked(page.preloaded)).toMatchObject([{ limitNum: 3 }])
    expect(page.root).toHaveTextContent('₹102.00')
    await waitFor(() => expect(page.root).toHaveTextContent('₹119.00'))
    expect(asked(page.calls())).toMatchObject([{ gameCategory: 'ALL', limitNum: 20 }])
    expect(page.onRecoverableError).not.toHaveBeenCalled()
    await page.unmount()
  })

  it('keeps the first winners beside the message when the others do not come', async () => {
    const winner = makeWinner({ amount: '100.00' })
    const fake = createFakeFetch({
      rankList: ({ limitNum }) => {
        if (limitNum > 3) throw new AppError('INTERNAL')
        return { list: [winner] }
      },
    })
    const page = await hydratePage('/', { fake, features: [gameLobby] })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(page.root).toHaveTextContent('₹100.00')
    await page.unmount()
  })

  it('moves half a pixel a frame (checklist 44)', async () => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    vi.stubGlobal('ResizeObserver', LaidOut)
    const strip = await board(20)
    const track = strip.getByRole('list').parentElement as HTMLElement
    expect(track.style.getPropertyValue('--lap')).toBe('30s')
  })
})
