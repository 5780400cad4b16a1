/**
 * Sizes the frame that shows the story. `page.viewport` resizes the browser's window too, with messages through two
 * other processes, which takes longer than all that a check does then.
 */
export function sizeFrame(width: number, height: number): void {
  const { style } = window.parent.document.body
  style.setProperty('--viewport-width', `${width}px`)
  style.setProperty('--viewport-height', `${height}px`)
}
