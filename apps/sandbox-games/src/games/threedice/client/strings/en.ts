export const en = {
  small: 'Small 4–10',
  big: 'Big 11–17',
  odd: 'Odd',
  even: 'Even',
  triple: 'Any triple',
  tripleOf: 'Triple',
  doubleOf: 'Double',
  pairOf: 'Both',
  faceOf: 'Face',
  total: 'Total',
  totalsHead: 'Totals',
  doublesHead: 'Doubles',
  triplesHead: 'Triples',
  pairsHead: 'Two faces',
  facesHead: 'One face',
  waiting: 'The dice are rolled when betting closes.',
  faceNote: '2× / 3× / 13× for one, two, three dice',
  rule1: 'Three dice are rolled under a dome. Small, big, odd and even lose on a triple.',
  rule2:
    'A double wins with two or three of the face; two faces win when both are there; one face pays by how many dice show it.',
}
export type Text = keyof typeof en
