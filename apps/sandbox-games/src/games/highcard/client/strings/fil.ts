import type { Strings } from './en.ts'

export const fil: Strings = {
  deal: 'Mamigay',
  collect: 'Kunin',
  higher: 'Mataas',
  lower: 'Mababa',
  same: 'Pareho',
  question: 'Ano ang susunod na baraha?',
  right: 'Tamang hula',
  wrong: 'Hindi ngayon',
  full: 'Buo na ang kadena',
  rule: 'Sabihin kung mas mataas, mas mababa o pareho ang susunod. Bawat tamang hula ay pinararami ang makukuha sa patas na tsansa; 3.5% lang ang sa bahay, isang beses bawat round. Alas ang pinakamababa, hari ang pinakamataas. Ibinabalik ang baraha.',
  time: 'Pagkaraan ng tatlong minuto, kukunin ang kadena; kung walang hula, ang mas malamang ang pipiliin.',
}
