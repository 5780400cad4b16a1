export const en = {
  spin: 'Spin',
  skip: 'Skip',
  choose: 'Choose where the wheel should stop',
  of54: '{n} of 54',
  rule: 'The wheel has 54 segments. Every field returns 52 of 54 stakes over time: it pays more where it has fewer segments.',
  honest: 'The stop is drawn before the wheel turns. The wheel then slows down evenly to exactly that place.',
}
export type StringKey = keyof typeof en
export type Strings = Record<StringKey, string>
