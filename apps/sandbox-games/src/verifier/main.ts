import './verifier.css'
import { button, el } from '../client/dom.ts'
import { type Checked, check, recordsFrom } from './check.ts'
import { textsFor } from './strings/index.ts'

const asked = new URLSearchParams(location.search).get('language')
const { tag, t } = textsFor([...(asked ? [asked] : []), ...navigator.languages])

function verdictOf(checked: Checked): HTMLElement {
  if ('unknown' in checked) return el('article', {}, el('p', { class: 'bad' }, `${t.unknown} ${checked.unknown}`))
  const { record, verdict } = checked
  const isFine = verdict.checks.every(({ ok }) => ok)
  const lines = verdict.checks.map(({ name, ok }) =>
    el('li', { class: ok ? 'good' : 'bad' }, ok ? `✓ ${t[name]}` : `✗ ${t.failed} ${t[name]}`),
  )
  return el(
    'article',
    {},
    el('h2', {}, `${record.engine} · ${record.at}`),
    el('p', { class: isFine ? 'good' : 'bad' }, el('strong', {}, isFine ? t.all : t.some)),
    el('ul', {}, ...lines),
    el('p', {}, `${t.pays}: ${verdict.payout ?? '–'}`),
    el('details', {}, el('summary', {}, t.again), el('pre', {}, JSON.stringify(verdict.outcome, null, 2))),
  )
}

function mount(host: HTMLElement) {
  const field = el('textarea', { id: 'record', spellcheck: 'false' })
  const file = el('input', { id: 'file', type: 'file', accept: '.json,application/json' })
  const results = el('section', { 'aria-live': 'polite' })
  const run = async () => {
    const records = recordsFrom(field.value)
    if (!records) return results.replaceChildren(el('p', { class: 'bad' }, t.unreadable))
    results.replaceChildren(...(await Promise.all(records.map(check))).map(verdictOf))
  }
  file.addEventListener('change', async () => {
    field.value = (await file.files?.[0]?.text()) ?? ''
    await run()
  })
  host.replaceChildren(
    el('h1', {}, t.title),
    el('p', {}, t.intro),
    el('label', { for: 'record' }, t.record),
    field,
    el('label', { for: 'file' }, t.file),
    file,
    button(t.check, 'check', () => void run()),
    results,
    el('details', {}, el('summary', {}, t.howTitle), el('p', {}, t.how)),
  )
}

document.documentElement.lang = tag
document.title = t.title
const host = document.querySelector<HTMLElement>('#verifier')
if (host) mount(host)
