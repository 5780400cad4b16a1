import { button, type Child, el } from './dom.ts'

/** A panel over the game on the browser's own dialog: Escape closes it and focus goes back to where it was. */
export function openSheet(title: string, closeLabel: string, ...content: Child[]) {
  const dialog = el('dialog', { class: 'sheet', 'aria-label': title })
  const shut = button(closeLabel, 'icon', () => dialog.close(), '×')
  dialog.append(el('header', {}, el('h2', {}, title), shut), el('div', { class: 'sheet-body' }, ...content))
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
