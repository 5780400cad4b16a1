import type { Text } from './en.ts'

export const fil: Record<Text, string> = {
  light: 'Liwanag',
  wave: 'Alon',
  draw: 'Tabla',
  close: 'Dikit, lamang ng 1–2',
  far: 'Malayo, lamang ng 9 pataas',
  wins: 'Lamang ang {side} ng {lead}',
  waiting: 'Ipapakita ng Liwanag at Alon ang kanilang mga numero pagsara ng tayaan.',
  rule1:
    'Bawat panig ay nagpapakita ng tatlong numero mula 1 hanggang 8, isa-isa. Pantay ang tsansa ng bawat numero. Lamang ang may mas mataas na suma.',
  rule2: 'Sa tabla, ibinabalik ang taya sa Liwanag at Alon. Taya sa agwat ang dikit at malayo, kahit sino ang lamang.',
}
