import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cssOf } from '../testing/css-of.ts'
import { AlertDialog } from './AlertDialog.tsx'
import { Modal } from './Modal.tsx'
import { lockScroll } from './scroll-lock.ts'

const locked = () => 'scrollLocked' in document.documentElement.dataset
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const nothing = () => {}

it('opens after 100 ms, at least 200 by 200, and locks the page while it is open (checklist 31 and 32)', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Modal isOpen onClose={nothing} title="News" closeLabel="Close" />)
  pass(99)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(locked()).toBe(false)
  pass(1)
  const dialog = screen.getByRole('dialog', { name: 'News' })
  expect(dialog).toHaveAttribute('open')
  expect(cssOf(dialog)).toMatch(/min-inline-size: ?min\(200px,/)
  expect(cssOf(dialog)).toMatch(/min-block-size: ?min\(200px,/)
  expect(locked()).toBe(true)

  rerender(<Modal isOpen={false} onClose={nothing} title="News" closeLabel="Close" />)
  expect(locked()).toBe(false)
  pass(300)
  expect(document.querySelector('dialog')).toBeNull()
})

it('never opens when it is closed within the delay', () => {
  vi.useFakeTimers()
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const { rerender } = render(<Modal isOpen onClose={nothing} title="News" />)
  pass(50)
  rerender(<Modal isOpen={false} onClose={nothing} title="News" />)
  pass(1000)
  expect(showModal).not.toHaveBeenCalled()
})

it('has a close button only where it may be closed (checklist 32)', () => {
  vi.useFakeTimers()
  const onClose = vi.fn()
  const { rerender } = render(<Modal isOpen onClose={onClose} title="News" />)
  pass(100)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Modal isOpen onClose={onClose} title="News" closeLabel="Close" />)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('ignores a click outside, and Escape only without a close button (checklist 30 and 32)', () => {
  vi.useFakeTimers()
  const onClose = vi.fn()
  const { rerender } = render(<Modal isOpen onClose={onClose} title="News" />)
  pass(100)
  const dialog = screen.getByRole('dialog')
  fireEvent.click(dialog)
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onClose).not.toHaveBeenCalled()

  rerender(<Modal isOpen onClose={onClose} title="News" closeLabel="Close" />)
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('gives the scroll position back when the last overlay goes (checklist 31)', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  Object.assign(window, { scrollX: 3, scrollY: 740 })
  const first = lockScroll()
  Object.assign(window, { scrollY: 0 })
  const second = lockScroll()
  first()
  first()
  expect(locked()).toBe(true)
  expect(scrollTo).not.toHaveBeenCalled()
  second()
  expect(locked()).toBe(false)
  expect(scrollTo).toHaveBeenCalledWith({ left: 3, top: 740, behavior: 'instant' })
})

it('releases the page when it is removed while open', () => {
  vi.useFakeTimers()
  const { unmount } = render(<Modal isOpen onClose={nothing} title="News" />)
  pass(100)
  expect(locked()).toBe(true)
  unmount()
  expect(locked()).toBe(false)
})

function question(onConfirm: () => void, onCancel: () => void, isBusy = false) {
  vi.useFakeTimers()
  render(
    <AlertDialog
      isOpen
      title="Log out?"
      confirmLabel="Log out"
      cancelLabel="Stay"
      onConfirm={onConfirm}
      onCancel={onCancel}
      isBusy={isBusy}
    >
      <input aria-label="Reason" />
    </AlertDialog>,
  )
  pass(1)
}

it('focuses the default button and lets Enter press it from anywhere but another button (checklist 33)', () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  question(onConfirm, onCancel)
  expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus()
  expect(cssOf(screen.getByRole('alertdialog'))).toMatch(/; ?inline-size: ?400px/)
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Reason' }), { key: 'Enter' })
  expect(onConfirm).toHaveBeenCalledOnce()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Stay' }), { key: 'Enter' })
  expect(onConfirm).toHaveBeenCalledOnce()
})

it('cancels on Escape, and confirms nothing while busy', () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  question(onConfirm, onCancel, true)
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Reason' }), { key: 'Enter' })
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
  expect(onCancel).toHaveBeenCalledOnce()
})

it('takes one answer of a double click, and none from a key that is held down', () => {
  const onConfirm = vi.fn()
  question(onConfirm, nothing)
  const button = screen.getByRole('button', { name: 'Log out' })
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  fireEvent.click(button, { detail: 1 })
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Reason' }), { key: 'Enter', repeat: true })
  expect(onConfirm).toHaveBeenCalledOnce()
})

it('ignores Enter while a word is composed, after it was handled, and below another dialog', () => {
  vi.useFakeTimers()
  const onConfirm = vi.fn()
  render(
    <AlertDialog isOpen title="Outer" confirmLabel="Yes" onConfirm={onConfirm}>
      <input aria-label="Composing" />
      <input aria-label="Picking" onKeyDown={(event) => event.preventDefault()} />
      <AlertDialog isOpen title="Inner" confirmLabel="Fine" onConfirm={nothing}>
        <input aria-label="Above" />
      </AlertDialog>
    </AlertDialog>,
  )
  pass(1)
  pass(1)
  fireEvent.keyDown(screen.getByLabelText('Composing'), { key: 'Enter', isComposing: true })
  fireEvent.keyDown(screen.getByLabelText('Picking'), { key: 'Enter' })
  fireEvent.keyDown(screen.getByLabelText('Above'), { key: 'Enter' })
  expect(onConfirm).not.toHaveBeenCalled()
})

it('reopens when the browser closed it without consent', () => {
  vi.useFakeTimers()
  const onClose = vi.fn()
  render(<Modal isOpen onClose={onClose} title="Unsaved" closeLabel="Close" />)
  pass(100)
  const dialog = screen.getByRole('dialog') as HTMLDialogElement
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
  expect(dialog).toHaveAttribute('open')
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
})
