import { AppError } from '@boardwalk/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import type { SettingName } from '../../permission/settings.ts'
import { actOnce } from '../act-once.ts'
import { answerOperator, parse } from '../answer-operator.ts'
import { knownSite, Site } from './mount-content.ts'
import { checkSetting, settingRoles } from './setting-rules.ts'

const Reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))
const Change = v.strictObject({ ...Site.entries, value: v.unknown(), reason: Reason })

/** Settings of a site: all are read by CONTENT, each is changed by its own role; every change is audited. */
export function mountSettings(app: FastifyInstance, deps: Deps): void {
  app.get(
    '/ops/settings',
    answerOperator(
      deps,
      'CONTENT',
      async ({ query }) => await deps.settings.of(knownSite(deps, parse(Site, query)).merchant),
    ),
  )
  for (const name of Object.keys(settingRoles) as SettingName[])
    app.put(
      `/ops/settings/${name}`,
      answerOperator(deps, settingRoles[name], (request, reply) => change(deps, name, request, reply)),
    )
}

async function change(deps: Deps, name: SettingName, request: FastifyRequest, reply: FastifyReply) {
  const { merchant, value, reason } = knownSite(deps, parse(Change, request.body))
  if (value === undefined) throw new AppError('VALIDATION_FAILED', { fields: [] }, 'value is missing')
  const checked = checkSetting(name, value, deps.clock())
  const act = { role: settingRoles[name], action: `ops.setting.${name}`, input: { merchant, value, reason } }
  const before = (await deps.settings.of(merchant))[name]
  const done = await actOnce(deps, [request, reply], act, async (tx) => {
    await deps.settings.store(merchant, name, checked, tx)
    return { merchant, memberId: null, detail: { reason, before, after: checked }, value: { name, value: checked } }
  })
  // A value read while the transaction was open is the old one.
  deps.settings.forget()
  return done
}
