import type { Strings } from './en.ts'

export const fil: Strings = {
  deal: 'I-deal',
  collect: 'Kunin',
  higher: 'Mataas',
  lower: 'Mababa',
  same: 'Pareho',
  question: 'Ano ang susunod na baraha?',
  right: 'Tamang hula',
  wrong: 'Hindi ngayon',
  full: 'Kumpleto na ang chain',
  rule: 'Sabihin kung mas mataas, mas mababa o pareho ang susunod na baraha. Minu-multiply ng bawat tamang hula ang makukuha mo sa patas na odds. Kumukuha ang house ng 3.5% nang isang beses bawat round. Alas ang pinakamababa, hari ang pinakamataas. Ibinabalik ang mga baraha sa mazo.',
  time: 'Pagkaraan ng tatlong minuto, kukunin ang chain. Kung wala kang hula, ang mas malamang ang pipiliin para sa iyo.',
}
