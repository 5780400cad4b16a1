import { secret } from '../test/faults/site.ts'
import { signedSender } from '../test/money/provider.ts'
import type { TestPlayer } from '../test/money/seat.ts'
import { newTx, says } from '../test/money/table.ts'
import { repeatOnOrder } from './in-background.ts'

/** Sends bets of one player (second argument, as JSON) to a gateway (first) in so many places (third). */
const [origin = '', player = '', places = '40'] = process.argv.slice(2)
const send = signedSender(secret)
const bet = says(JSON.parse(player) as TestPlayer).bet
repeatOnOrder(Number(places), () => send(origin, 'bet', bet({ txId: newTx(), roundId: newTx(), amount: '0.01' })))
