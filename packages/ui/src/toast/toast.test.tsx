import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Modal } from '../dialog/Modal.tsx'
import { ToastProvider } from './ToastProvider.tsx'
import { type ToastInput, useToast } from './toast-context.ts'

const labels = { region: 'Messages', dismiss: 'Dismiss' }
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

function Opener({ toasts }: { toasts: readonly ToastInput[] }) {
  const show = useToast()
  return (
    <button type="button" onClick={() => toasts.forEach(show)}>
      Show
    </button>
  )
}
async function open(...toasts: ToastInput[]) {
  const view = render(
    <ToastProvider labels={labels}>
      <Opener toasts={toasts} />
    </ToastProvider>,
  )
  // The list of messages is a module of its own; it must have arrived before the clocks are false.
  await act(() => import('./ToastList.tsx'))
  vi.useFakeTimers()
  screen.getByRole('button', { name: 'Show' }).focus()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show' })))
  // jsdom has no top layer and treats a popover as always hidden.
  document.querySelector('[popover]')?.removeAttribute('popover')
  return view
}

beforeEach(() => void vi.useRealTimers())

it('is there and empty before the first message, so that the first one is spoken', () => {
  render(<ToastProvider labels={labels}>page</ToastProvider>)
  const region = document.querySelector('[role="log"]')
  expect(region).toHaveAttribute('aria-live', 'polite')
  expect(region).toBeEmptyDOMElement()
})

it('opens its layer above everything with the first message, and the region of the page stays in the page', async () => {
  const showPopover = vi.fn()
  HTMLElement.prototype.showPopover = showPopover
  try {
    await open({ text: 'saved' })
    expect(showPopover).toHaveBeenCalledOnce()
    const region = document.querySelector('[role="log"]')
    expect(region).not.toHaveAttribute('popover')
    expect(region).toContainElement(screen.getByText('saved'))
  } finally {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  }
})

it('disappears after five seconds, and after ten when it has an action', async () => {
  await open({ text: 'plain' }, { text: 'removed', action: { label: 'Undo', onPress: () => {} } })
  pass(4999)
  expect(screen.getByText('plain')).toBeInTheDocument()
  pass(1)
  expect(screen.queryByText('plain')).not.toBeInTheDocument()
  pass(5000)
  expect(screen.queryByText('removed')).not.toBeInTheDocument()
})

it('shows three, keeps the rest waiting and loses none', async () => {
  await open(...['one', 'two', 'three', 'four'].map((text) => ({ text })))
  expect(screen.queryByText('four')).not.toBeInTheDocument()
  pass(5000)
  expect(screen.getByText('four')).toBeInTheDocument()
  expect(screen.queryByText('one')).not.toBeInTheDocument()
})

it('stays open under a pointer or with focus', async () => {
  await open({ text: 'wait' })
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  act(() => dismiss.focus())
  expect(dismiss).toHaveFocus()
  pass(60_000)
  expect(screen.getByText('wait')).toBeInTheDocument()
  act(() => screen.getByRole('button', { name: 'Show' }).focus())
  fireEvent.pointerEnter(screen.getByText('wait'))
  pass(60_000)
  expect(screen.getByText('wait')).toBeInTheDocument()
  fireEvent.pointerLeave(screen.getByText('wait'))
  pass(5000)
  expect(screen.queryByText('wait')).not.toBeInTheDocument()
})

it('returns the focus when the focused message disappears', async () => {
  const onPress = vi.fn()
  await open({ text: 'removed', action: { label: 'Undo', onPress } })
  const undo = screen.getByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  await act(async () => fireEvent.click(undo))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.queryByText('removed')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus()
})

it('moves into an open dialog, behind which nothing can be pressed, and back', async () => {
  const page = (isOpen: boolean) => (
    <ToastProvider labels={labels}>
      <Opener toasts={[{ text: 'saved' }]} />
      <Modal isOpen={isOpen} onClose={() => {}} title="Form" delay={0} />
    </ToastProvider>
  )
  await act(() => import('./ToastList.tsx'))
  vi.useFakeTimers()
  const { rerender } = render(page(true))
  pass(1)
  await act(async () => fireEvent.click(screen.getByText('Show')))
  expect(screen.getByRole('dialog')).toContainElement(screen.getByText('saved'))
  rerender(page(false))
  await act(async () => {})
  expect(screen.getByText('saved').closest('dialog')).toBeNull()
})
