export const en = {
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  playerPair: 'Player pair',
  bankerPair: 'Banker pair',
  wins: 'wins',
  points: 'points',
  waiting: 'The cards are dealt when betting closes.',
  rule1:
    'Two hands of two cards are dealt from eight packs, shuffled for every round. Aces count 1, tens and face cards count 0. Only the last digit of the total counts. The hand nearer to nine wins.',
  rule2:
    'With 8 or 9 neither side draws. Otherwise the player draws a third card up to 5. If the player did not draw, the banker draws up to 5. If the player drew, the banker draws up to 2, with 3 unless the third card was an 8, with 4 if it was 2–7, with 5 if it was 4–7, with 6 if it was 6–7.',
  rule3:
    'On a tie, stakes on player and banker are returned. A pair means that the first two cards of a hand have the same rank.',
}
export type Text = keyof typeof en
