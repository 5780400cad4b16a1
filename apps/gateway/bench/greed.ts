import { secret } from '../test/faults/site.ts'
import { signedSender } from '../test/money/provider.ts'
import type { TestPlayer } from '../test/money/seat.ts'
import { newTx, says } from '../test/money/table.ts'
import { runInBackground } from './in-background.ts'
import { keepDoing } from './pace.ts'

/**
 * Sends bets of one player (second argument, as JSON) to a gateway (first) in so many places (third) until its parent
 * says "end". A separate process in the background.
 */
const [origin = '', player = '', places = '40'] = process.argv.slice(2)
runInBackground()
const send = signedSender(secret)
const bet = says(JSON.parse(player) as TestPlayer).bet
const end = keepDoing(Number(places), () =>
  send(origin, 'bet', bet({ txId: newTx(), roundId: newTx(), amount: '0.01' })),
)
process.send?.('started')
process.once('message', async () => {
  await end()
  process.disconnect?.()
})
