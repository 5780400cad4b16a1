import type { Strings } from './en.ts'

export const fil: Strings = {
  spin: 'Paikutin',
  skip: 'Laktawan',
  choose: 'Piliin kung saan hihinto ang gulong',
  of54: '{n} sa 54',
  rule: 'May 54 na bahagi ang gulong. Bawat puwesto ay nagbabalik ng 52 sa 54 na taya sa katagalan: mas malaki ang payout kung mas kaunti ang bahagi.',
  honest: 'Nabunot na ang hihintuan bago umikot ang gulong. Pantay itong bumabagal hanggang sa mismong puwestong iyon.',
}
