import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { usePopover } from './use-popover.ts'

const opened = vi.fn()
afterEach(() => opened.mockClear())

function Panel({ isOpen }: { isOpen: boolean }) {
  const ref = useRef<HTMLDivElement | null>(null)
  usePopover(ref, 'start', opened)
  // jsdom has no popovers: the panel behaves as the browser's would.
  const pretend = (panel: HTMLDivElement | null) => {
    ref.current = panel
    if (panel) Object.assign(panel, { matches: (selector: string) => selector === ':popover-open' && isOpen })
  }
  return <div ref={pretend} id="panel" />
}

it('takes up a popover that the browser opened before the effect ran', () => {
  render(<Panel isOpen />)
  expect(opened).toHaveBeenCalledOnce()
})

it('waits for the browser to open one that is closed', () => {
  render(<Panel isOpen={false} />)
  expect(opened).not.toHaveBeenCalled()
  const toggle = Object.assign(new Event('toggle'), { newState: 'open' })
  document.getElementById('panel')?.dispatchEvent(toggle)
  expect(opened).toHaveBeenCalledOnce()
})
