import type { Strings } from './en.ts'

export const fil: Strings = {
  draw: 'Bumunot',
  skip: 'Laktawan',
  card: 'Bingo 75',
  picks: 'Pili sa 36',
  game: 'Laro',
  another: 'Ibang card',
  quick: 'Ipili ako',
  clear: 'Burahin',
  choose: 'Pumili ng hanggang walong numero',
  lines: 'Mga linya',
  hits: 'Mga tama',
  pays: 'Bayad',
  full: 'Puno',
  free: 'Libre',
  cardRule:
    '34 sa 75 bola ang bubunutin. Bilang ang hanay, kolum at dayagonal; libre ang gitna. Mas maraming linya, mas malaki ang bayad, pareho sa bawat card.',
  picksRule: 'Siyam sa 36 numero ang bubunutin. Ang bayad ay ayon sa dami ng napili at tumama.',
}
