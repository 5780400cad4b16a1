/**
 * Keeps the controls and the message at the lower edge when the table is taller than the screen, while
 * the sheets' buttons scroll with the page.
 */
export function stickControls(own: HTMLElement) {
  const controls = own.parentElement
  const message = controls?.previousElementSibling
  const sheets = controls?.querySelector(':scope > .sheets')
  if (!controls) return
  controls.classList.add('stuck')
  if (sheets) controls.after(sheets)
  if (message?.classList.contains('message')) controls.prepend(message)
}
