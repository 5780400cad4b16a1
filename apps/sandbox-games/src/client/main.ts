import './game.css'
import './sheet.css'
import { open } from './api.ts'
import { tellParent } from './bridge.ts'
import { button, el } from './dom.ts'
import { mountGame } from './game.ts'
import { stringsFor } from './strings/index.ts'

const query = new URLSearchParams(location.search)
const parameter = (name: string) => query.get(name) ?? ''
const { tag, strings } = stringsFor(parameter('language'))
const host = document.querySelector<HTMLElement>('#game')

document.documentElement.lang = tag
document.documentElement.dataset.theme = parameter('theme') === 'dark' ? 'dark' : 'light'

if (host) {
  document.title = strings.name
  host.setAttribute('aria-label', strings.name)
  host.replaceChildren(el('p', { class: 'message', role: 'status' }, strings.loading))
  open({ launchToken: parameter('launchToken'), merchant: parameter('merchant'), game: parameter('game') }).then(
    (opened) => mountGame(host, opened, strings),
    () => {
      const leave = button(strings.back, 'small', () => tellParent('close'))
      host.replaceChildren(el('p', { class: 'message', role: 'alert' }, strings.failedOpen), leave)
      host.removeAttribute('aria-busy')
    },
  )
}
