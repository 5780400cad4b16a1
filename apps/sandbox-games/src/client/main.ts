import './game.css'
import './sheet.css'
import './wide.css'
import { clients } from '../games/index.client.ts'
import { isEngineName } from '../kernel/engines.ts'
import { type Opened, open } from './api.ts'
import { postToParent } from './bridge.ts'
import { button, el } from './dom.ts'
import { mountFrame } from './frame/frame.ts'
import { placeOf } from './place.ts'
import { applySkin, loadSkin } from './skin.ts'
import { stringsFor } from './strings/index.ts'

const query = new URLSearchParams(location.search)
const parameter = (name: string) => query.get(name) ?? ''
const { tag, strings } = stringsFor(parameter('language'))
const place = placeOf(tag, parameter('country'), parameter('timeZone'))
/** The game's own title, as the operator lists it. */
const title = parameter('title') || strings.name
const host = document.querySelector<HTMLElement>('#game')

/** The operator has chosen the engine; only its page is fetched. */
async function play(host: HTMLElement, opened: Opened) {
  if (!isEngineName(opened.engine)) throw new TypeError(`no page for ${opened.engine}`)
  const [{ client }, skin] = await Promise.all([clients[opened.engine](), loadSkin(opened.theme)])
  applySkin(skin)
  host.dataset.engine = opened.engine
  host.dataset.kind = client.rules.kind
  await mountFrame({ host, opened, client, skin, language: tag, place, t: strings })
}

function say(host: HTMLElement) {
  const leave = button(strings.back, 'small', () => postToParent('close'))
  host.replaceChildren(el('p', { class: 'message', role: 'alert' }, strings.failedOpen), leave)
  host.removeAttribute('aria-busy')
}

document.documentElement.lang = tag
document.documentElement.dataset.theme = parameter('theme') === 'dark' ? 'dark' : 'light'

if (host) {
  document.title = title
  host.setAttribute('aria-label', title)
  host.replaceChildren(el('p', { class: 'message', role: 'status' }, strings.loading))
  open({ launchToken: parameter('launchToken'), merchant: parameter('merchant'), game: parameter('game') })
    .then((opened) => play(host, opened))
    .catch(() => say(host))
}
