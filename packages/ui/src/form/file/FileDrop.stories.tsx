import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { guide } from '../../testing/guide.ts'
import { type DroppedFile, FileDrop, type FileDropProps } from './FileDrop.tsx'

function Demo(props: FileDropProps) {
  const [files, setFiles] = useState(props.files)
  const add = (added: File[]) => {
    setFiles([...files, ...added.map((file, index) => ({ id: `${files.length + index} ${file.name}`, file }))])
    props.onAdd(added)
  }
  const remove = (id: string) => {
    setFiles(files.filter((entry) => entry.id !== id))
    props.onRemove(id)
  }
  return <FileDrop {...props} files={files} onAdd={add} onRemove={remove} />
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="88" height="88"><circle cx="44" cy="44" r="30" fill="teal"/></svg>'
const picture = new File([svg], 'statement.svg', { type: 'image/svg+xml' })
const paper = new File(['%PDF'], 'a-rather-long-name-of-a-bank-statement-of-november-2026.pdf', {
  type: 'application/pdf',
})
const sent = (file: File, more: Partial<DroppedFile> = {}): DroppedFile => ({ id: file.name, file, ...more })
const reasons = {
  type: 'Only pictures and PDF files are taken',
  size: 'This file is larger than 5 MB',
  empty: 'This file is empty',
  count: 'Three files are the most; remove one first',
}

const meta = {
  title: 'Components/Forms/File drop',
  component: FileDrop,
  args: {
    label: 'Proof of the transfer',
    hint: 'Up to 3 pictures or PDF files of 5 MB each',
    accept: 'image/*,.pdf',
    maxBytes: 5_000_000,
    maxFiles: 3,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onRefuse: fn(),
    labels: {
      prompt: 'Drop files here, paste them, or press to choose',
      remove: (name) => `Remove ${name}`,
      sending: (name) => `Sending ${name}`,
      refused: (reason) => reasons[reason],
      size: (bytes) => `${Math.ceil(bytes / 1000)} kB`,
    },
  },
  render: (args) => <Demo {...args} />,
  parameters: guide({
    usage:
      'Takes files by dragging, pressing, pasting or from the keyboard. It checks kind, size and count before anything is sent and names a reason for each file that it does not take.',
    dos: ['Say the limits in the hint.', 'Show progress per file, and an error at the file that has it.'],
    donts: ['Send files before the form is sent, unless removing one also removes it at the server.'],
    keyboard: [
      ['Enter, Space', 'opens the system’s dialog to choose files'],
      ['Ctrl + V', 'takes a copied picture'],
      ['Tab', 'moves to the buttons that remove a file'],
    ],
  }),
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Proof of the transfer')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.upload(input, picture)
    await expect(args.onAdd).toHaveBeenCalledWith([picture])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove statement.svg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(input).toHaveFocus()
  },
}
export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(picture)
    dataTransfer.items.add(new File(['MZ'], 'setup.exe'))
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    canvas.getByText(/Drop files here/).dispatchEvent(drop)
    await waitFor(() => expect(drop.defaultPrevented).toBe(true))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(canvas.getByText(reasons.type)).toBeVisible()
  },
}
export const WithFiles: Story = {
  args: { files: [sent(picture, { progress: 1 }), sent(paper, { progress: 0.6 })] },
}
export const FileFailed: Story = {
  args: { files: [sent(paper, { progress: 0.6, error: 'The connection was lost. Remove it and try again.' })] },
}
export const TooMany: Story = {
  args: { files: [sent(picture), sent(paper)], maxFiles: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Proof of the transfer'),
      new File(['x'], 'third.png', { type: 'image/png' }),
    )
    await expect(canvas.getByText(reasons.count)).toBeVisible()
  },
}
export const WithError: Story = { args: { error: 'Add a picture of the transfer', required: true } }
export const Disabled: Story = { args: { files: [sent(paper)], disabled: true } }
