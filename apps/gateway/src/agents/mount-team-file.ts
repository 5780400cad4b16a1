import { AppError, type Caller } from '@boardwalk/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { holderOf } from '../contracts/read-contracts.ts'
import { seeOwnContract } from '../contracts/read-settlements.ts'
import type { Deps } from '../deps.ts'
import { newTicket, redeemTicket, ticketSeconds } from '../events/tickets.ts'
import { sendFailure } from '../http/envelope.ts'
import { memberOf } from '../stream/tab.ts'
import { chooseAccounts } from './choose.ts'
import { busySeconds, isReading, takeFile } from './file-lease.ts'
import { sendLines } from './send-lines.ts'
import { teamOf } from './team.ts'
import { type AskedFile, teamSlices } from './team-file.ts'

const busy = () => new AppError('RATE_LIMITED', { retryAfter: busySeconds })

/** A ticket for the rows of a filter; which rows is signed with it. @throws AppError NOT_FOUND for rows of others */
export async function fileTicket(deps: Deps, caller: Caller, asked: AskedFile, language: string) {
  if (asked.of === 'SETTLEMENTS') await seeOwnContract(deps.db, (await holderOf(deps.db, caller)).id, asked.id)
  else if (asked.of !== 'CONTRACTS') await chooseAccounts(deps.db, await teamOf(deps.db, caller), asked)
  if (await isReading(deps.db, caller.memberId)) throw busy()
  const { memberId, sessionId } = caller
  return { ticket: newTicket(deps, 'rows', { memberId, sessionId, language, asked }), expiresInSec: ticketSeconds }
}

/** `GET /wps/ac/rows?ticket=`: all rows of a filter as lines of JSON, no faster than the client takes them. */
export function mountTeamFile(app: FastifyInstance, deps: Deps): void {
  app.get('/wps/ac/rows', async (request, reply) => {
    const { ticket } = request.query as Record<string, unknown>
    const refuse = (error: AppError) => sendFailure(reply, error, deps.clock())
    const holder = await redeemTicket(deps, 'rows', typeof ticket === 'string' ? ticket : '')
    const member = holder && (await memberOf(deps.db, holder))
    if (!member) return refuse(new AppError('AUTH_REQUIRED'))
    const done = await takeFile(deps.db, member.memberId)
    if (!done) return refuse(busy())
    // Signed by this gateway after the row's own checks.
    const asked = holder.asked as AskedFile
    const slices = await teamSlices(deps, { ...member, language: holder.language }, asked).catch(async (error) => {
      await done()
      throw error
    })
    return sendLines(reply, slices, () => {
      done().catch((err: unknown) => deps.log.warn({ err }, 'a file was not given back'))
    })
  })
}
