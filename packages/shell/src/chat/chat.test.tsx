import { createFakeFetch, fakeError, fakeId, fakes } from '@boardwalk/api-client/fakes'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeEventSource, useFakeEventSource } from '../testing/fake-event-source.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { chat as feature } from './index.ts'
import { PAUSE_MS } from './use-say.ts'

type Answers = NonNullable<Parameters<typeof createFakeFetch>[0]>
const AT = '2026-11-21T10:00:00.000Z'
const message = (n: number, text: string, more = {}) => ({
  ...{ id: fakeId(n), room: 'lobby', from: 'author', name: 'p***1', level: 0, text, at: AT, mine: false },
  ...more,
})
const rooms = (more: Partial<ReturnType<typeof roomsValue>> = {}) => ({
  chatRooms: () => ({ ...roomsValue(), ...more }),
})
const roomsValue = () => ({
  rooms: [{ id: 'lobby', name: 'Lobby' }],
  headerColour: null as string | null,
  canSay: true,
  mutedUntil: null as string | null,
  ignored: [] as string[],
})

beforeEach(() => void useFakeEventSource())
afterEach(() => vi.unstubAllGlobals())

const stream = () => waitFor(() => FakeEventSource.open('/wps/chat/stream')[0] ?? Promise.reject(new Error('none')))
async function chat(answers: Answers = {}, signedInAs: number | null = 0) {
  const fake = createFakeFetch(answers)
  const page = await renderStorefront('/help', {
    fake,
    features: [feature],
    ...(signedInAs !== null && { signedInAs }),
  })
  await waitFor(() => expect(page.store.getState().session.status).not.toBe('unknown'))
  page.store.dispatch({ type: 'modal/modalOpened', payload: { kind: 'chat' } })
  const dialog = within(await screen.findByRole('dialog'))
  return { ...page, dialog, log: async () => within(await dialog.findByRole('log', { name: 'Messages in Lobby' })) }
}
const said = (fake: ReturnType<typeof createFakeFetch>) =>
  fake.calls.filter(({ name }) => name === 'chatSay').map(({ input }) => input as { clientId: string; text: string })

/** Holds the pause between two messages until the test ends it, however slow the machine is. */
function holdPause() {
  const ends: (() => void)[] = []
  const wait = globalThis.setTimeout
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => (ms === PAUSE_MS ? ends.push(run) : wait(run, ms)))
  return () => act(() => ends.forEach((end) => void end()))
}

describe('the chat room (checklist 38)', () => {
  it('shows the history oldest first, adds new messages, and removes deleted ones', async () => {
    const list = [message(2, 'second'), message(1, 'first')]
    const { log } = await chat({ chatHistory: () => ({ list, hasMore: false }) })
    await (await log()).findByText('first')
    const live = await stream()
    act(() => live.emit('msg', message(3, 'third')))
    act(() => live.emit('msg', { ...message(4, 'elsewhere'), room: 'other' }))
    const words = async () => (await log()).getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
    await waitFor(async () => expect(await words()).toEqual(['first', 'second', 'third']))
    act(() => live.emit('del', { id: fakeId(2) }))
    await waitFor(async () => expect(await words()).toEqual(['first', 'third']))
  })

  it('shows markup as the text that it is', async () => {
    const text = '<img src=x onerror="document.body.dataset.hacked=1">'
    const { log } = await chat({
      chatHistory: () => ({ list: [message(1, text, { name: '<b>x</b>' })], hasMore: false }),
    })
    expect(await (await log()).findByText(text)).toBeInTheDocument()
    expect((await log()).getByText('<b>x</b>')).toBeInTheDocument()
    expect(document.querySelector('[role="log"] img, [role="log"] b')).toBeNull()
  })

  it('requests older messages once, with the oldest id, and does not announce them', async () => {
    const { log, user, fake } = await chat({
      chatHistory: ({ before }) =>
        before ? { list: [message(1, 'old')], hasMore: false } : { list: [message(2, 'new')], hasMore: true },
    })
    const button = await (await log()).findByRole('button', { name: 'Show earlier messages' })
    await user.dblClick(button)
    expect(await (await log()).findByText('old')).toBeInTheDocument()
    const asked = fake.calls.filter(
      ({ name, input }) => name === 'chatHistory' && (input as { before?: string }).before,
    )
    expect(asked).toHaveLength(1)
    expect(asked[0]?.input).toMatchObject({ before: fakeId(2) })
    expect((await log()).queryByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument()
  })

  it('sends one message in two seconds, however often it is pressed', async () => {
    const { dialog, user, fake } = await chat()
    const endPause = holdPause()
    await user.type(await dialog.findByLabelText('Your message'), 'hello{Enter}')
    await user.type(dialog.getByLabelText('Your message'), 'again{Enter}{Enter}')
    await user.click(dialog.getByRole('button', { name: 'One moment …' }))
    expect(said(fake)).toMatchObject([{ text: 'hello', room: 'lobby' }])
    expect(dialog.getByLabelText('Your message')).toHaveValue('again')
    endPause()
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(said(fake)).toHaveLength(2))
    expect(new Set(said(fake).map(({ clientId }) => clientId)).size).toBe(2)
  })

  it('keeps a message that failed, and sends it again as the same one', async () => {
    let isCut = true
    const answer: Answers['chatSay'] = (input) => {
      if (!isCut) return fakes.chatSay(input)
      const [refuse] = Object.values(fakeError('chatSay', 'RATE_LIMITED')) as [() => never]
      return refuse()
    }
    const { dialog, user, fake } = await chat({ chatSay: answer })
    await user.type(await dialog.findByLabelText('Your message'), 'hello{Enter}')
    expect(await dialog.findByRole('alert')).toHaveTextContent('You can send one message every two seconds')
    isCut = false
    await user.click(dialog.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument())
    const [first, second] = said(fake)
    expect(second).toEqual(first)
    expect(dialog.getAllByText('hello')).toHaveLength(1)
  })

  it('counts 200 characters, accepts no more, and makes one line of pasted text', async () => {
    const { dialog } = await chat()
    const field = await dialog.findByLabelText('Your message')
    expect(field).toHaveAttribute('maxlength', '200')
    fireEvent.change(field, { target: { value: 'two\nlines' } })
    expect(field).toHaveValue('two lines')
    expect(dialog.getByText('9/200')).toBeInTheDocument()
  })

  it.each([
    ['a visitor', null, rooms({ canSay: false }), 'Sign in to take part'],
    ['a trial account', 4, rooms({ canSay: false }), 'A trial account cannot do this'],
    ['a muted player', 0, rooms({ canSay: false, mutedUntil: '2026-11-21T10:30:00.000Z' }), 'again from .*6:30 PM'],
  ] as const)('lets %s read, and shows why not write', async (_who, signedInAs, answers, words) => {
    const { dialog, log } = await chat(answers, signedInAs)
    expect(await dialog.findByText(new RegExp(words))).toBeInTheDocument()
    expect(dialog.queryByLabelText('Your message')).not.toBeInTheDocument()
    expect(await (await log()).findByText('Good evening')).toBeInTheDocument()
  })

  it('reports a message with a reason, and reads no more of its author', async () => {
    let ignored: string[] = []
    const { dialog, log, user, fake } = await chat({
      chatRooms: () => ({ ...roomsValue(), ignored }),
      chatHistory: () => ({ list: [message(1, 'rude words')], hasMore: false }),
      chatIgnore: ({ from, on }) => {
        ignored = on ? [from] : []
        return { ignored }
      },
    })
    await (await log()).findByText('rude words')
    await user.click(dialog.getByText('Report: insults'))
    await waitFor(() =>
      expect(fake.calls.find(({ name }) => name === 'chatReport')?.input).toEqual({ id: fakeId(1), reason: 'ABUSE' }),
    )
    await user.click(dialog.getByText('Mute p***1'))
    await waitFor(() => expect(dialog.queryByText('rude words')).not.toBeInTheDocument())
    await user.click(await dialog.findByRole('button', { name: 'Unmute everyone' }))
    expect(await (await log()).findByText('rude words')).toBeInTheDocument()
  })

  it('has the configured colour with readable text on it', async () => {
    const { dialog } = await chat(rooms({ headerColour: '#ffd54f' }))
    const head = await dialog.findByText('Lobby')
    expect(head).toHaveStyle({ color: 'rgb(0, 0, 0)', background: 'rgb(255, 213, 79)' })
    expect(head.outerHTML).not.toContain('<script')
  })

  it('reconnects with a new ticket when the stream breaks, and reads the history in between', async () => {
    const { log, fake } = await chat()
    await (await log()).findByText('Good evening')
    const first = await stream()
    act(() => first.onopen?.())
    act(() => first.onerror?.())
    expect(first.isClosed).toBe(true)
    const second = await stream()
    expect(second).not.toBe(first)
    expect(fake.calls.filter(({ name }) => name === 'chatTicket').length).toBeGreaterThanOrEqual(2)
  })

  it('is absent where it is switched off', async () => {
    await renderStorefront('/help', { signedInAs: 0, features: [feature] })
    await screen.findByTestId('balance')
    fireEvent.click(await screen.findByText('Account', { selector: 'nav button' }))
    await screen.findByRole('heading', { name: 'Account' })
    expect(screen.queryByRole('button', { name: 'Chat room' })).not.toBeInTheDocument()
  })
})
