export const en = {
  spin: 'Spin',
  skip: 'Skip',
  freeGames: 'Free games',
  freeLeft: 'Free games left',
  thisRound: 'This round',
  pays: 'Pays, times the stake',
  linesHead: 'Lines, left to right',
  wildRule: 'Substitutes for every symbol except the seal.',
  sealLines: 'Three or more anywhere start free games. Wins in free games count double.',
  sealPays: '{seals} seals: {times}× the stake and {games} free games.',
  waysRule:
    'A symbol pays on three or more reels from the left, once for every way. The table lists the payout of one way.',
  cascadeRule:
    'Winning symbols disappear and new ones drop in. Each drop raises the multiplier. In free games it starts at ×2.',
  sealWays: 'Three seals on reels 2 to 5 pay 2 stakes and give 8 free games. Four pay 10 stakes and give 12.',
  clusterRule: 'Five or more of one symbol that touch side by side pay, burst and let new symbols drop in.',
  heatRule:
    'A cell where a cluster burst becomes hot: ×2 for the next cluster there, then ×4, ×8 and ×16. Hot cells of a cluster add up.',
  sealCluster: 'Three seals in the grid when nothing drops any more give 8 free games, in which hot cells stay hot.',
  coinRule:
    'Six or more coins start hold and spin with three respins. Coins stay, and each new coin resets the respins to three.',
  coinPays: 'Every coin pays its value at the end. If all fifteen places are full, the grand is added.',
  wildHold: 'Substitutes for every symbol except the coin.',
  respins: 'Respins',
  holdAndSpin: 'Hold and spin',
  grand: 'Grand',
  major: 'Major',
  minor: 'Minor',
  mini: 'Mini',
}
export type StringKey = keyof typeof en
export type Strings = Record<StringKey, string>
