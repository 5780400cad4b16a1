import type { Text } from './en.ts'

export const fil: Record<Text, string> = {
  player: 'Player',
  banker: 'Banker',
  tie: 'Tabla',
  playerPair: 'Pares ng Player',
  bankerPair: 'Pares ng Banker',
  wins: 'ang panalo',
  points: 'points',
  waiting: 'Ibabahagi ang mga baraha pagsara ng tayaan.',
  rule1:
    'Tigdalawang baraha ang ibinibigay sa player at sa banker mula sa walong mazo, na binabalasa sa bawat round. Ang alas ay 1, ang sampu at mga face card ay 0. Ang huling numero lang ng kabuuan ang bilang. Panalo ang mas malapit sa siyam.',
  rule2:
    'Kapag 8 o 9, walang kukuha. Kung hindi, kumukuha ng ikatlong baraha ang player hanggang 5. Kung hindi kumuha ang player, kumukuha ang banker hanggang 5. Kung kumuha ang player, kumukuha ang banker hanggang 2, sa 3 maliban kung 8 ang ikatlong baraha, sa 4 kung 2–7 ito, sa 5 kung 4–7, sa 6 kung 6–7.',
  rule3:
    'Sa tabla, ibinabalik ang taya sa player at banker. Pares kapag magkapareho ang ranggo ng unang dalawang baraha ng isang panig.',
}
