import { createFakeFetch, fakeError, fakes, makeGameList } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gameLobby } from '../index.ts'
import { gamesFrom, never } from '../testing/games.ts'

const names = (fake: ReturnType<typeof createFakeFetch>) =>
  fake.calls.flatMap(({ name, input }) => {
    const { gameName } = input as { gameName?: string }
    return name === 'gameList' && gameName !== undefined ? [gameName] : []
  })

/** Key after key, without a pause in which a busy machine would send half a word. */
function typeAtOnce(field: HTMLElement, text: string) {
  for (let end = 1; end <= text.length; end += 1) fireEvent.change(field, { target: { value: text.slice(0, end) } })
}

async function search(fake = createFakeFetch()) {
  const view = await renderStorefront('/help', { fake, features: [gameLobby] })
  await view.user.click(screen.getAllByRole('button', { name: 'Search' })[0] as HTMLElement)
  const popup = await screen.findByRole('dialog', { name: 'Search games' })
  return { ...view, popup, inside: within(popup), field: within(popup).getByRole('searchbox') }
}

it('shows hot games, twelve at a time, before anything is typed (checklist 47)', async () => {
  const { inside, user } = await search(createFakeFetch({ hotGames: () => ({ list: gamesFrom(1, 20) }) }))
  expect(await inside.findAllByRole('article')).toHaveLength(12)
  await user.click(inside.getByRole('button', { name: 'More results' }))
  expect(inside.getAllByRole('article')).toHaveLength(20)
})

it('searches once, trimmed, half a second after the last key, and empties at once (checklist 46)', async () => {
  const { fake, inside, field, user } = await search()
  const started = Date.now()
  typeAtOnce(field, '  tide ')
  await waitFor(() => expect(names(fake)).toEqual(['tide']))
  // A timer may be a millisecond early.
  expect(Date.now() - started).toBeGreaterThan(490)
  expect(await inside.findByText('36 games found')).toBeVisible()
  await user.clear(field)
  expect(inside.queryByText('36 games found')).toBeNull()
  expect(inside.getByRole('heading', { name: 'Popular searches' })).toBeVisible()
})

it('is emptied by a button or by Escape, and the field keeps the focus', async () => {
  const { user, inside, field, popup } = await search()
  await user.type(field, 'tide')
  await user.click(inside.getByRole('button', { name: 'Clear the field' }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  await user.type(field, 'reef{Escape}')
  expect(field).toHaveValue('')
  expect(popup).toBeVisible()
})

it('never shows a result under another query', async () => {
  const { inside, field, user } = await search()
  await user.type(field, 'tide')
  await inside.findByText('36 games found')
  fireEvent.change(field, { target: { value: 'tides' } })
  expect(inside.queryByText('36 games found')).toBeNull()
  expect(inside.queryByRole('article')).toBeNull()
})

const twoPages: typeof fakes.gameList = (input) => {
  const answer = makeGameList(gamesFrom(1, 20), input)
  return input.after ? { ...answer, games: gamesFrom(12, 20) } : answer
}

it('appends pages without repeating a game', async () => {
  const { inside, field, user } = await search(createFakeFetch({ gameList: twoPages }))
  await user.type(field, 'tide')
  await inside.findByText('20 games found')
  await user.click(inside.getByRole('button', { name: 'More results' }))
  await waitFor(() => expect(inside.getAllByRole('article')).toHaveLength(20))
  expect(inside.queryByRole('button', { name: 'More results' })).toBeNull()
  // The button is gone; the reader continues at its place.
  await waitFor(() => expect(within(inside.getAllByRole('article')[12] as HTMLElement).getByRole('link')).toHaveFocus())
})

it('leaves the focus of a player who moved it while the next page loaded', async () => {
  const { inside, field, user } = await search(createFakeFetch({ gameList: twoPages }))
  await user.type(field, 'tide')
  await inside.findByText('20 games found')
  await user.click(inside.getByRole('button', { name: 'More results' }))
  field.focus()
  await waitFor(() => expect(inside.getAllByRole('article')).toHaveLength(20))
  expect(field).toHaveFocus()
})

it('keeps the shown games when the next page fails, and tries again', async () => {
  const fake = createFakeFetch()
  const { inside, field, user } = await search(fake)
  await user.type(field, 'tide')
  await inside.findByText('36 games found')
  fake.use(fakeError('gameList', 'INTERNAL'))
  await user.click(inside.getByRole('button', { name: 'More results' }))
  expect(await inside.findByRole('alert')).toHaveTextContent('The games could not be loaded')
  expect(inside.getAllByRole('article')).toHaveLength(12)
  fake.use({ gameList: fakes.gameList })
  await user.click(inside.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(inside.getAllByRole('article')).toHaveLength(24))
})

it('counts one game as one', async () => {
  const one = makeGameList(gamesFrom(1, 1))
  const { inside, field, user } = await search(createFakeFetch({ gameList: () => one }))
  await user.type(field, 'tide')
  expect(await inside.findByText('1 game found')).toBeVisible()
})

it('shows that nothing was found and offers hot games', async () => {
  const nothing = makeGameList([])
  const { inside, field, user } = await search(createFakeFetch({ gameList: () => nothing }))
  await user.type(field, 'zzz')
  expect(await inside.findByText('No game with this name')).toBeVisible()
  expect(await inside.findAllByRole('article')).toHaveLength(12)
})

it('shows a failure and recovers from it', async () => {
  const fake = createFakeFetch(fakeError('gameList', 'INTERNAL'))
  const { inside, field, user } = await search(fake)
  await user.type(field, 'tide')
  expect(await inside.findByRole('alert')).toHaveTextContent('The games could not be loaded')
  fake.use({ gameList: fakes.gameList })
  await user.click(inside.getByRole('button', { name: 'Try again' }))
  expect(await inside.findByText('36 games found')).toBeVisible()
})

it('shows the shape of games while it waits', async () => {
  const { inside } = await search(createFakeFetch({ hotGames: never }))
  expect(await inside.findByText('Loading games')).toBeInTheDocument()
})

it('closes when a game opens', async () => {
  const { inside, user, address } = await search()
  const [first] = await inside.findAllByRole('link')
  await user.click(first as HTMLElement)
  await waitFor(() => expect(address()).toMatch(/^\/game\?id=/))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search games' })).toBeNull())
})
