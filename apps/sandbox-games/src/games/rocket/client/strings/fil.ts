import type { Strings } from './en.ts'

export const fil: Strings = {
  launch: 'Ilunsad',
  leave: 'Cash out',
  target: 'Auto cash-out sa',
  byHand: 'Manual',
  off: 'Nag-cash out ka sa {at}×',
  last: 'Mga huling lipad',
  lower: 'Babaan',
  higher: 'Taasan',
  rule: 'Natatapos ang lipad sa taas na nabunot bago ito magsimula. Mag-cash out bago iyon at babayaran ka ng taya mo na minultiply sa taas. Bawat taas ay nagbabalik ng 96.50% sa katagalan.',
  handRule:
    'Sa manual na cash out, orasan ng server ang basehan. Kapag naputol ang koneksyon, sa target mo ang cash out.',
}
