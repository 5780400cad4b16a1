import { afterEach, expect, it } from 'vitest'
import { giveFocusBack, noteOpener } from './give-focus-back.ts'

/** A dialog with a button, or a button of the page. */
function add<N extends 'dialog' | 'div'>(name: N) {
  const box = document.body.appendChild(document.createElement(name))
  const button = box.appendChild(document.createElement('button'))
  return { box, button }
}
const show = (dialog: ReturnType<typeof add<'dialog'>>) => {
  noteOpener(dialog.box)
  dialog.box.open = true
  dialog.button.focus()
}
const close = ({ box }: ReturnType<typeof add<'dialog'>>) => {
  box.open = false
  giveFocusBack(box)
}

afterEach(() => document.body.replaceChildren())

it('gives the focus to the opener', () => {
  const [page, dialog] = [add('div'), add('dialog')]
  page.button.focus()
  show(dialog)
  close(dialog)
  expect(page.button).toHaveFocus()
})

it('leaves the focus where the browser or another dialog has put it', () => {
  const [page, other, dialog] = [add('div'), add('div'), add('dialog')]
  page.button.focus()
  show(dialog)
  other.button.focus()
  close(dialog)
  expect(other.button).toHaveFocus()
})

it('gives it to the opener of the dialogs that were replaced, whether they are closed or gone', () => {
  const [page, first, second, third] = [add('div'), add('dialog'), add('dialog'), add('dialog')]
  page.button.focus()
  show(first)
  show(second)
  close(first)
  expect(second.button).toHaveFocus()
  show(third)
  second.box.remove()
  close(third)
  expect(page.button).toHaveFocus()
})

it('gives it to a dialog that is still open', () => {
  const [page, first, second] = [add('div'), add('dialog'), add('dialog')]
  page.button.focus()
  show(first)
  show(second)
  close(second)
  expect(first.button).toHaveFocus()
})
