import type { Endpoints, Value } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { SubmitButton, WriteNotice } from '@boardwalk/shell/write'
import { Button, Notice, PasswordField, Row, Select, Stack, TextField } from '@boardwalk/ui'
import { RebateField } from '../parts/RebateField.tsx'
import type { LinkType } from './link.ts'
import { useNewAccount } from './use-new-account.ts'
import { useRefusal } from './use-refusal.ts'

type Props = { types: readonly LinkType[]; maxRebate: string }

/** Creates an account directly below the agent, with a password that its owner must change first. */
export function NewAccount({ types, maxRebate }: Props) {
  const { t } = useTranslation(['agent-centre', 'shell'])
  const { typed, change, type, setType, isTried, rules, wrong, write, submit, again } = useNewAccount(types, maxRebate)
  const refusal = useRefusal()
  if (write.phase === 'done') return <Created account={write.value} onAgain={again} />
  const options = types.map((value) => ({ value: String(value), label: t(value ? 'type.agent' : 'type.player') }))
  return (
    <form onSubmit={submit} noValidate aria-label={t('create.title')}>
      <Stack $gap="3">
        <Select
          label={t('column.type')}
          value={String(type)}
          options={options}
          onChange={({ target }) => setType(target.value === '1' ? 1 : 0)}
        />
        <TextField
          label={t('create.username')}
          hint={rules.username.hint}
          error={wrong('username')}
          value={typed.username}
          onChange={({ target }) => change('username')(target.value)}
          maxLength={rules.username.maxLength}
          autoComplete="off"
          required
        />
        <PasswordField
          label={t('create.password')}
          hint={t('create.passwordHint', { rule: rules.password.hint })}
          error={wrong('password')}
          value={typed.password}
          onChange={({ target }) => change('password')(target.value)}
          maxLength={rules.password.maxLength}
          labels={{ show: t('shell:password.show'), hide: t('shell:password.hide') }}
          autoComplete="new-password"
          required
        />
        <TextField
          label={t('create.nickname')}
          hint={t('create.nicknameHint')}
          value={typed.nickname}
          onChange={({ target }) => change('nickname')(target.value)}
          maxLength={32}
          autoComplete="off"
        />
        <RebateField min="0" max={maxRebate} value={typed.rebate} onChange={change('rebate')} isTried={isTried} />
        <WriteNotice {...{ write, refusal }} />
        <SubmitButton isBusy={write.phase === 'sending' || write.phase === 'checking'}>
          {t('create.submit')}
        </SubmitButton>
      </Stack>
    </form>
  )
}

type CreatedProps = { account: Value<Endpoints['createMember']>; onAgain: () => void }

function Created({ account: { account }, onAgain }: CreatedProps) {
  const { t } = useTranslation('agent-centre')
  return (
    <Stack $gap="3" role="status">
      <Notice tone="positive">{t('create.done', { account })}</Notice>
      <Row>
        <Button variant="outline" onClick={onAgain}>
          {t('create.another')}
        </Button>
      </Row>
    </Stack>
  )
}
