import type { Text } from './en.ts'

export const fil: Record<Text, string> = {
  small: 'Maliit 4–10',
  big: 'Malaki 11–17',
  odd: 'Gansal',
  even: 'Pares',
  triple: 'Kahit anong tatluhan',
  tripleOf: 'Tatluhan',
  doubleOf: 'Doble',
  pairOf: 'Pareho',
  faceOf: 'Mukha',
  total: 'Kabuuan',
  totalsHead: 'Mga kabuuan',
  doublesHead: 'Mga doble',
  triplesHead: 'Mga tatluhan',
  pairsHead: 'Dalawang mukha',
  facesHead: 'Isang mukha',
  waiting: 'Igugulong ang mga dais pagsara ng tayaan.',
  faceNote: '2× / 3× / 13× sa isa, dalawa, tatlong dais',
  rule1: 'Tatlong dais ang iginugulong sa ilalim ng takip. Talo ang maliit, malaki, gansal at pares kapag tatluhan.',
  rule2:
    'Panalo ang doble kapag dalawa o tatlo ang mukha; panalo ang dalawang mukha kapag naroon ang pareho; ang isang mukha ay nagbabayad ayon sa dami ng dais.',
}
