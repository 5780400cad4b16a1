import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FileDrop, type FileDropProps } from './FileDrop.tsx'

const labels: FileDropProps['labels'] = {
  prompt: 'Drop here',
  remove: (name) => `Remove ${name}`,
  sending: (name) => `Sending ${name}`,
  refused: (reason, name) => `${name}: ${reason}`,
  size: (bytes) => `${bytes} B`,
}
const picture = new File(['1234'], 'proof.png', { type: 'image/png' })
const show = (props: Partial<FileDropProps> = {}) => {
  const all: FileDropProps = { label: 'Proof', labels, files: [], onAdd: vi.fn(), onRemove: vi.fn(), ...props }
  return { ...render(<FileDrop {...all} />), ...all }
}
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Proof'), { target: { files } })

beforeEach(() => {
  let made = 0
  URL.createObjectURL = vi.fn(() => `blob:${made++}`)
  URL.revokeObjectURL = vi.fn()
})
afterEach(() => vi.restoreAllMocks())

it('accepts files within the limits and shows why others are refused', () => {
  const onRefuse = vi.fn()
  const { onAdd } = show({ accept: 'image/*', maxBytes: 10, onRefuse })
  choose(picture, new File(['x'], 'virus.exe'), new File(['x'.repeat(11)], 'big.png', { type: 'image/png' }))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([picture])
  expect(onRefuse.mock.calls[0]?.[0].map(({ reason }: { reason: string }) => reason)).toEqual(['type', 'size'])
  expect(screen.getByText('virus.exe: type')).toBeInTheDocument()
  expect(screen.getByText('big.png: size')).toBeInTheDocument()
  choose(picture)
  expect(screen.queryByText('virus.exe: type')).toBeNull()
})

it('takes files that are dropped, unless it is disabled', () => {
  const { onAdd, rerender, files, onRemove } = show()
  const dataTransfer = { types: ['Files'], files: [picture] }
  const area = screen.getByText('Drop here')
  fireEvent.drop(area, { dataTransfer })
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([picture])
  rerender(<FileDrop label="Proof" labels={labels} files={files} onAdd={onAdd} onRemove={onRemove} disabled />)
  fireEvent.drop(area, { dataTransfer })
  expect(onAdd).toHaveBeenCalledOnce()
})

it('shows a picture of the file and gives its address back', () => {
  const { unmount, rerender, onAdd, onRemove, container } = show({ files: [{ id: '1', file: picture }] })
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:0')
  rerender(<FileDrop label="Proof" labels={labels} files={[]} onAdd={onAdd} onRemove={onRemove} />)
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:0')
  unmount()
  expect(URL.createObjectURL).toHaveBeenCalledTimes(vi.mocked(URL.revokeObjectURL).mock.calls.length)
})

it('removes by name and shows a file’s progress', () => {
  const { onRemove } = show({ files: [{ id: '7', file: picture, progress: 0.4 }] })
  expect(screen.getByRole('progressbar', { name: 'Sending proof.png' })).toHaveAttribute('value', '0.4')
  fireEvent.click(screen.getByRole('button', { name: 'Remove proof.png' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('7')
  expect(screen.getByLabelText('Proof')).toHaveFocus()
})
