import { type Line, lineKey, maxLines, maxTimes } from '../../games/tickets.ts'
import { button, el } from '../dom.ts'
import { lineWords } from './line-words.ts'
import { createPickRow } from './pick-row.ts'
import type { PlayChoice, TicketGame, TicketKit } from './ticket-game.ts'

type Options<Outcome, Key extends string> = {
  kit: TicketKit<Key>
  game: TicketGame<Outcome, Key>
  lottery: () => string
  onChange: () => void
}

/** Lines of a ticket in the making: choose a play, fill in or draw numbers, add, repeat, remove. */
export function createBuilder<Outcome, Key extends string>({ kit, game, lottery, onChange }: Options<Outcome, Key>) {
  const { t } = kit as TicketKit
  let lines: Line[] = []
  let play = game.plays[0] as PlayChoice
  const hint = el('p', { class: 'play-hint' })
  const list = el('ul', { class: 'lines' })
  const lineOf = (picks: string[]): Line => ({ play: play.code, picks, times: 1 })
  const isOn = (line: Line) => lines.some((one) => lineKey(one) === lineKey(line))
  const isFree = (picks: string[]) => game.fits(lineOf(picks)) && !isOn(lineOf(picks))
  const row = createPickRow({ kit: kit as TicketKit, isFree, add })

  const tabs = game.plays.map((choice) => {
    const node = button(game.playName(choice.code, kit), 'play', () => choose(choice))
    return { choice, node }
  })
  function choose(choice: PlayChoice) {
    play = choice
    for (const tab of tabs) tab.node.setAttribute('aria-pressed', String(tab.choice === choice))
    hint.textContent = game.playHint(choice.code, lottery(), kit)
    row.ask(choice)
  }
  function add(picks: string[]) {
    const line = lineOf(picks)
    if (!game.fits(line)) return kit.say(t.ticketWrong)
    if (lines.length >= maxLines) return kit.say(t.ticketFull)
    if (isOn(line)) return kit.say(t.ticketAlready)
    lines = [...lines, line]
    row.clear()
    kit.say('')
    kit.sound('tap')
    show()
  }
  const change = (at: number, by: number) => {
    lines = lines
      .map((line, index) => (index === at ? { ...line, times: Math.min(line.times + by, maxTimes) } : line))
      .filter(({ times }) => times > 0)
    show()
  }
  const lineRow = (line: Line, at: number) => {
    const words = lineWords(line, game, kit)
    const less = line.times === 1 ? t.ticketRemove : t.ticketLess
    return el(
      'li',
      {},
      el('span', { class: 'line-name' }, words),
      button(`${less}: ${words}`, 'round', () => change(at, -1), '−'),
      el('span', { class: 'line-times' }, `×${line.times}`),
      button(`${t.ticketMore}: ${words}`, 'round', () => change(at, 1), '+'),
    )
  }
  function show() {
    list.replaceChildren(...(lines.length > 0 ? lines.map(lineRow) : [el('li', { class: 'none' }, t.ticketNoLines)]))
    onChange()
  }

  choose(play)
  const plays = el('div', { class: 'plays', role: 'group', 'aria-label': t.ticketHow }, ...tabs.map(({ node }) => node))
  return {
    root: el(
      'section',
      { class: 'builder' },
      el('h2', {}, t.ticketHow),
      plays,
      hint,
      row.root,
      el('h2', {}, t.ticketLines),
      list,
    ),
    lines: () => lines,
    clear() {
      lines = []
      show()
    },
    /** Another lottery may pay otherwise. */
    refresh: () => choose(play),
    show,
  }
}
