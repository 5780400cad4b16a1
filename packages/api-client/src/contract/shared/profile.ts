/** Fields that a member fills in, in the order of the page; contacts are bound with a code in the security centre. */
export const profileFields = [
  ...([
    'nickname',
    'payeeName',
    'birthday',
    'nationality',
    'address',
    'occupation',
    'sourceOfIncome',
    'idNumber',
  ] as const),
  ...(['whatsapp', 'telegram', 'facebook', 'line', 'zalo', 'qqNum', 'wechat'] as const),
] as const
export type ProfileField = (typeof profileFields)[number]
