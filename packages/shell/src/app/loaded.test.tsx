import { act, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense, useLayoutEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { expect, it, vi } from 'vitest'
import { Loaded } from './Loaded.tsx'
import { lazyPage } from './lazy-page.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

/** A part whose code arrives when the test says so. */
function awaited() {
  const code = Promise.withResolvers<ComponentType<{ name: string }>>()
  const part = lazyPage(() => code.promise)
  const shown = (
    <ErrorBoundary fallback={<p>broken</p>}>
      <Suspense fallback={<p>suspended</p>}>
        <Loaded of={part} props={{ name: 'Ana' }} />
      </Suspense>
    </ErrorBoundary>
  )
  return { code, part, shown }
}

it('shows nothing until the code has arrived, and suspends neither before nor after', async () => {
  const { code, shown } = awaited()
  const { container, unmount } = render(shown)
  expect(container).toBeEmptyDOMElement()
  await act(async () => code.resolve(Greeting))
  expect(screen.getByText('Hello Ana')).toBeInTheDocument()
  unmount()
  render(shown)
  expect(screen.getByText('Hello Ana')).toBeInTheDocument()
})

it('shows a part whose code arrived between its first render and its effects', async () => {
  const { code, part, shown } = awaited()
  const Late = () => {
    useLayoutEffect(() => {
      vi.spyOn(part, 'isLoaded').mockReturnValue(true)
    }, [])
    return shown
  }
  render(<Late />)
  await act(async () => code.resolve(Greeting))
  expect(screen.getByText('Hello Ana')).toBeInTheDocument()
})

it('leaves a failure to the boundary around it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { code, shown } = awaited()
  render(shown)
  await act(async () => code.reject(new Error('gone')))
  expect(screen.getByText('broken')).toBeInTheDocument()
})

it('shows a part that has no code to wait for at once', () => {
  render(<Loaded of={Greeting} props={{ name: 'Ana' }} />)
  expect(screen.getByText('Hello Ana')).toBeInTheDocument()
})
