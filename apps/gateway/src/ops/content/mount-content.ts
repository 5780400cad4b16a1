import { AppError } from '@boardwalk/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { desc, eq } from '../../db/orm.ts'
import type { Deps } from '../../deps.ts'
import { actOnce } from '../act-once.ts'
import { answerOperator, parse } from '../answer-operator.ts'
import { type ContentKind, contentKinds, hide } from './kinds.ts'

export const Site = v.strictObject({ merchant: v.pipe(v.string(), v.maxLength(32)) })
const Params = v.strictObject({ id: v.pipe(v.string(), v.uuid()) })
const Hide = v.strictObject({ reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) })

/** Operators of CONTENT publish and hide (contract D11-5); every write is audited and takes an `Idempotency-Key`. */
export function mountContent(app: FastifyInstance, deps: Deps): void {
  for (const name of Object.keys(contentKinds) as ContentKind[]) {
    const { table } = contentKinds[name]
    app.get(
      `/ops/content/${name}`,
      answerOperator(deps, 'CONTENT', async ({ query }) => {
        const { merchant } = knownSite(deps, parse(Site, query))
        const rows = await deps.db
          .select()
          .from(table)
          .where(eq(table.merchant, merchant))
          .orderBy(desc(table.id))
          .limit(100)
        return { list: rows }
      }),
    )
    app.post(
      `/ops/content/${name}`,
      answerOperator(deps, 'CONTENT', (request, reply) => publish(deps, name, request, reply)),
    )
    app.post(
      `/ops/content/${name}/:id/hide`,
      answerOperator(deps, 'CONTENT', async (request, reply) => {
        const { id } = parse(Params, request.params)
        const input = parse(Hide, request.body)
        const act = { role: 'CONTENT', action: `ops.content.${name}.hide`, input } as const
        return await actOnce(deps, [request, reply], act, async (tx) => {
          const { merchant } = await hide(tx, name, id)
          return { merchant, memberId: null, detail: { id, ...input }, value: { id } }
        })
      }),
    )
  }
}

async function publish(deps: Deps, name: ContentKind, request: FastifyRequest, reply: FastifyReply) {
  const { body, publish: store } = contentKinds[name]
  const input = parse(body as v.GenericSchema<unknown, { merchant: string; reason: string }>, request.body)
  const { merchant } = knownSite(deps, input)
  const act = { role: 'CONTENT', action: `ops.content.${name}.publish`, input: request.body as object } as const
  return await actOnce(deps, [request, reply], act, async (tx) => {
    const id = await store(tx, input as never)
    return { merchant, memberId: null, detail: { id, reason: input.reason }, value: { id } }
  })
}

/** @throws AppError VALIDATION_FAILED with the codes that exist */
export function knownSite<S extends { merchant: string }>({ merchants }: Pick<Deps, 'merchants'>, site: S): S {
  if (merchants.byCode(site.merchant)) return site
  const codes = merchants.all.map(({ code }) => code).join(', ')
  throw new AppError('VALIDATION_FAILED', { fields: [] }, `merchant is one of ${codes}`)
}
