export const en = {
  small: 'Small 4–10',
  big: 'Big 11–17',
  odd: 'Odd',
  even: 'Even',
  triple: 'Any triple',
  tripleOf: 'Triple',
  doubleOf: 'Double',
  pairOf: 'Both',
  faceOf: 'Number',
  total: 'Total',
  totalsHead: 'Totals',
  doublesHead: 'Doubles',
  triplesHead: 'Triples',
  pairsHead: 'Two numbers',
  facesHead: 'One number',
  waiting: 'The dice are rolled when betting closes.',
  faceNote: '2× / 3× / 13× for one, two, three dice',
  rule1: 'Three dice are rolled under a dome. Small, big, odd and even lose on a triple.',
  rule2:
    'A double wins when two or three dice show the number. Two numbers win when both are shown. One number pays by how many dice show it.',
}
export type Text = keyof typeof en
