import type { Text } from './en.ts'

export const fil: Record<Text, string> = {
  light: 'Liwanag',
  wave: 'Alon',
  draw: 'Tabla',
  close: 'Dikit, lamang ng 1–2',
  far: 'Malayo, lamang ng 9 pataas',
  wins: 'ang lamang',
  by: 'ng',
  waiting: 'Ipapakita ng Liwanag at Alon ang kanilang marka pagsara ng tayaan.',
  rule1:
    'Bawat panig ay nagpapakita ng tatlong marka mula 1 hanggang 8, isa-isa; pantay ang tsansa ng bawat marka. Lamang ang may mas mataas na suma.',
  rule2:
    'Sa tabla, ibinabalik ang taya sa Liwanag at Alon. Ang dikit at malayo ay tungkol sa agwat, kahit sino ang lamang.',
}
