import type { chatRooms, chatWords } from '../db/schema/chat.ts'
import type { Merchant } from '../permission/merchants.ts'
import { textGroup } from '../texts/server-texts.ts'

const roomNames = textGroup('chatRooms')

/** Rooms to begin with. */
export const chatRoomRows = ({ code }: Merchant): (typeof chatRooms.$inferInsert)[] => [
  { merchant: code, id: 'lobby', sort: 0, name: roomNames.lobby },
  { merchant: code, id: 'slots', sort: 1, name: roomNames.slots },
]

/** A few words to block in rooms; an operator adds those of the region. */
const refused = ['idiot', 'moron', 'scammer', 'bobo', 'tanga', 'gago', 'বোকাচোদা', 'हरामी']
/** Baits that lead away from the room. */
const masked = ['telegram', 'whatsapp', 'bitcoin', 'onlyfans']

export const chatWordRows = ({ code }: Merchant): (typeof chatWords.$inferInsert)[] => [
  ...refused.map((word) => ({ merchant: code, word, action: 'REFUSE' as const })),
  ...masked.map((word) => ({ merchant: code, word, action: 'MASK' as const })),
]
