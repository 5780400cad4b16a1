import type { Strings } from './en.ts'

export const fil: Strings = {
  launch: 'Ilunsad',
  leave: 'Bumaba',
  target: 'Kusang bababa sa',
  byHand: 'Mano-mano',
  off: 'Bumaba ka sa',
  last: 'Mga huling lipad',
  lower: 'Babaan',
  higher: 'Taasan',
  rule: 'Natatapos ang lipad sa taas na nabunot bago magsimula. Kung bumaba ka bago noon, babayaran ka ng taas na beses ang taya. Bawat taas ay nagbabalik ng 96.50% sa katagalan.',
  handRule: 'Sa mano-mano, oras ng server ang basehan; kung mawala ang koneksyon, sa target ka bababa.',
}
