import type { chatRooms, chatWords } from '../db/schema/chat.ts'
import type { Merchant } from '../permission/merchants.ts'

/** Rooms to begin with. */
export const chatRoomRows = ({ code }: Merchant): (typeof chatRooms.$inferInsert)[] => [
  { merchant: code, id: 'lobby', sort: 0, name: { EN: 'Lobby', TY: 'Lobby', BN: 'লবি', HI: 'लॉबी' } },
  { merchant: code, id: 'slots', sort: 1, name: { EN: 'Slots', TY: 'Slots', BN: 'স্লট', HI: 'स्लॉट' } },
]

/** A few words that nobody needs in a room; an operator adds what the region knows. */
const refused = ['idiot', 'moron', 'scammer', 'bobo', 'tanga', 'gago', 'বোকাচোদা', 'हरामी']
/** Baits that lead away from the room. */
const masked = ['telegram', 'whatsapp', 'bitcoin', 'onlyfans']

export const chatWordRows = ({ code }: Merchant): (typeof chatWords.$inferInsert)[] => [
  ...refused.map((word) => ({ merchant: code, word, action: 'REFUSE' as const })),
  ...masked.map((word) => ({ merchant: code, word, action: 'MASK' as const })),
]
