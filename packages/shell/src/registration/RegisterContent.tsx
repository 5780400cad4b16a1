import { useRegisterSettingsQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, EmptyState, Tabs } from '@boardwalk/ui'
import { useState } from 'react'
import { extra } from '../app/extra.tsx'
import { registerArg } from '../site/queries.ts'
import { useAsyncLabels } from '../site/use-async-labels.ts'
import { PageSkeleton } from '../status/PageSkeleton.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import type { RegisterMethod } from './register-fields.ts'
import { useRegisterState } from './use-register-state.ts'

/** Few visitors arrive with a dead link. */
const DeadLink = extra(() => import('./DeadLink.tsx').then((module) => module.DeadLink))

const methods: RegisterMethod[] = ['USERNAME', 'MOBILE']

/** Ways to register and the form of the open one, for the page and the dialog. The input survives a change of way. */
export function RegisterContent({ isInDialog = false }: { isInDialog?: boolean }) {
  const { t } = useTranslation('registration')
  const [chosen, setChosen] = useState<RegisterMethod>('USERNAME')
  const settings = useRegisterSettingsQuery(registerArg)
  const labels = useAsyncLabels()
  const state = useRegisterState()
  const isOn = { USERNAME: settings.currentData?.username, MOBILE: settings.currentData?.mobile }
  const offered = methods.filter((method) => isOn[method])
  const method = offered.includes(chosen) ? chosen : (offered[0] ?? 'USERNAME')
  const mobile = useRegisterSettingsQuery({ method: 'MOBILE' }, { skip: method !== 'MOBILE' })
  const view = { level: 2, labels, skeleton: <PageSkeleton /> } as const
  const form = (
    <AsyncView {...view} query={method === 'MOBILE' ? mobile : settings}>
      {(rules) => <RegisterForm rules={rules} method={method} state={state} isInDialog={isInDialog} />}
    </AsyncView>
  )
  return (
    <>
      {state.deadCodes.length > 0 && <DeadLink codes={state.deadCodes} onDismiss={state.forgetDeadCodes} />}
      <AsyncView {...view} query={settings}>
        {(rules) => {
          const isOpen = rules.directRegistration || state.invitation.affiliateCode !== ''
          if (offered.length === 0 || !isOpen) {
            return <EmptyState level={2} title={t('closed')} hint={t('closedHint')} />
          }
          return (
            <Tabs
              label={t('ways')}
              value={method}
              onChange={setChosen}
              tabs={offered.map((id) => ({ id, label: t(id) }))}
            >
              {form}
            </Tabs>
          )
        }}
      </AsyncView>
    </>
  )
}
