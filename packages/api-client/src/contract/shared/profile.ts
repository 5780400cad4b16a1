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

/** Topics of notices that a member can switch off: money, offers and prizes, contracts of agents. */
export const noticeTopics = ['MONEY', 'PROMO', 'CONTRACT'] as const
export type NoticeTopic = (typeof noticeTopics)[number]
export const noticeChannels = ['INBOX', 'EMAIL'] as const
export type NoticeChannel = (typeof noticeChannels)[number]
