export const en = {
  spin: 'Spin',
  skip: 'Skip',
  freeGames: 'Free games',
  freeLeft: 'Free games left',
  thisRound: 'This round',
  pays: 'Pays in stakes',
  linesHead: 'Lines, left to right',
  wildRule: 'Stands for every symbol but the seal.',
  sealLines: 'Three or more anywhere start free games. Wins in free games count double.',
  waysRule:
    'A symbol pays on three or more reels from the left, once for every way through its places. The pay of one way is listed.',
  cascadeRule:
    'What wins vanishes and new symbols fall. Each fall raises the multiplier; in free games it starts at ×2.',
  sealWays: 'Three seals on reels 2 to 5 pay 2 stakes and bring 8 free games; four pay 10 stakes and bring 12.',
  clusterRule: 'Five or more of one symbol that touch by their sides pay, burst, and let new symbols fall.',
  heatRule:
    'Where a cluster has burst the cell is hot: ×2 for the next cluster there, then ×4, ×8 and ×16. Hot cells of a cluster add up.',
  sealCluster: 'Three seals in the grid when nothing falls any more bring 8 free games, in which hot cells stay hot.',
  coinRule:
    'Six or more coins start hold and spin with three respins. Coins stay; each new coin sets the respins back to three.',
  coinPays: 'Every coin pays its value at the end. All fifteen places full: the grand on top.',
  wildHold: 'Stands for every symbol but the coin.',
  respins: 'Respins',
  holdAndSpin: 'Hold and spin',
  grand: 'Grand',
  major: 'Major',
  minor: 'Minor',
  mini: 'Mini',
}
export type StringKey = keyof typeof en
export type Strings = Record<StringKey, string>
