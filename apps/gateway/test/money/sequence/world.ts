import type { Deliver } from '../../../src/cashier/sandbox/send-events.ts'
import type { TestGateway } from '../../gateway.ts'
import { openArcade, sitDown } from '../arcade.ts'
import { type FormStage, formStage, merchant, type Person } from '../forms/stage.ts'
import type { chooser } from '../random.ts'

type Seat = Awaited<ReturnType<typeof sitDown>>
export type Member = Person & { seat: Seat }
export type Bet = { txId: string; roundId: string; who: Member }
export type World = {
  gateway: TestGateway
  stage: FormStage
  agentId: string
  members: Member[]
  bets: Bet[]
  deliver: Deliver
  choose: ReturnType<typeof chooser>
}

/** Members below one agent, each with a game open, in a gateway with every kind of wallet. */
export async function openWorld(choose: World['choose'], size = 3): Promise<World> {
  const gateway = await openArcade()
  const stage = formStage(gateway)
  await stage.query(`INSERT INTO vendor (code, name, categories, account_type_id, status, sort, currencies, wallet_mode)
    VALUES ('TRV', 'Transfer', '{RNG}', 'TRV1', 'UP', 4, '{TLB}', 'TRANSFER')`)
  await gateway.deps.settings.store(merchant, 'dailyAllowance', { amount: '5.00', below: '9000.00' })
  const rule = (await gateway.deps.settings.of(merchant)).withdrawal
  await gateway.deps.settings.store(merchant, 'withdrawal', { ...rule, dailyCount: 1000, dailyAmount: '9999999.00' })
  const agentId = await stage.newAgent()
  const members: Member[] = []
  for (let n = 0; n < size; n++) {
    const person = await stage.newPerson(agentId)
    members.push({ ...person, seat: await sitDown(gateway.app, person.token) })
  }
  const deliver: Deliver = async ({ path: url, body, headers }) =>
    (await gateway.app.inject({ method: 'POST', url, payload: body, headers })).statusCode
  return { gateway, stage, agentId, members, bets: [], deliver, choose }
}
