export const en = {
  draw: 'Draw',
  skip: 'Skip',
  card: 'Bingo 75',
  picks: 'Pick of 36',
  game: 'Game',
  another: 'Another card',
  quick: 'Quick pick',
  clear: 'Clear',
  choose: 'Choose up to eight numbers',
  lines: 'Lines',
  hits: 'Hits',
  pays: 'Pays',
  full: 'Full house',
  free: 'Free',
  cardRule:
    '34 of 75 balls are drawn. Rows, columns and diagonals count. The centre is free. More lines pay more. Every card pays the same.',
  picksRule: 'Nine of 36 numbers are drawn. The payout of your hits depends on how many numbers you chose.',
}
export type StringKey = keyof typeof en
export type Strings = Record<StringKey, string>
