import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Handlers of an area that accepts dropped and pasted files; returns whether files are dragged over it. */
export function useDrop(isEnabled: boolean, onFiles: (files: File[]) => void) {
  // Entering a child reports before leaving its parent, so only a count is right.
  const depth = useRef(0)
  const [isOver, setOver] = useState(false)
  const step = (by: number) => {
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  const handlers = {
    onDragEnter: (event: DragEvent) => hasFiles(event) && step(1),
    onDragLeave: (event: DragEvent) => hasFiles(event) && step(-1),
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      // Without this the browser would open the file in place of the page.
      event.preventDefault()
      event.dataTransfer.dropEffect = isEnabled ? 'copy' : 'none'
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth.current = 0
      setOver(false)
      if (isEnabled) onFiles([...event.dataTransfer.files])
    },
    onPaste: (event: ClipboardEvent) => {
      if (!isEnabled || event.clipboardData.files.length === 0) return
      event.preventDefault()
      onFiles([...event.clipboardData.files])
    },
  }
  return { isOver: isOver && isEnabled, handlers }
}
