import type { Strings } from './en.ts'

export const fil: Strings = {
  draw: 'Bumunot',
  skip: 'Laktawan',
  card: 'Bingo 75',
  picks: 'Pili sa 36',
  game: 'Laro',
  another: 'Ibang card',
  quick: 'Auto-pick',
  clear: 'Burahin',
  choose: 'Pumili ng hanggang walong numero',
  lines: 'Mga linya',
  hits: 'Mga tama',
  pays: 'Payout',
  full: 'Full house',
  free: 'Libre',
  cardRule:
    '34 sa 75 bola ang binubunot. Bilang ang mga hanay, kolum at dayagonal. Libre ang gitna. Mas maraming linya, mas malaki ang payout, pareho sa bawat card.',
  picksRule: 'Siyam sa 36 na numero ang binubunot. Nakadepende ang payout ng mga tama sa dami ng numerong pinili mo.',
}
