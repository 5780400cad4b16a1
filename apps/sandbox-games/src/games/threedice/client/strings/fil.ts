import type { Text } from './en.ts'

export const fil: Record<Text, string> = {
  small: 'Maliit 4–10',
  big: 'Malaki 11–17',
  odd: 'Odd',
  even: 'Even',
  triple: 'Kahit anong triple',
  tripleOf: 'Triple',
  doubleOf: 'Doble',
  pairOf: 'Dalawa',
  faceOf: 'Numero',
  total: 'Kabuuan',
  totalsHead: 'Mga kabuuan',
  doublesHead: 'Mga doble',
  triplesHead: 'Mga triple',
  pairsHead: 'Dalawang numero',
  facesHead: 'Isang numero',
  waiting: 'Igugulong ang mga dice pagsara ng tayaan.',
  faceNote: '2× / 3× / 13× sa isa, dalawa, tatlong dice',
  rule1: 'Tatlong dice ang iginugulong sa ilalim ng takip. Talo ang maliit, malaki, odd at even kapag triple.',
  rule2:
    'Panalo ang doble kapag dalawa o tatlong dice ang may numerong iyon. Panalo ang dalawang numero kapag lumabas ang pareho. Ang isang numero ay nagbabayad ayon sa dami ng dice na may numerong iyon.',
}
