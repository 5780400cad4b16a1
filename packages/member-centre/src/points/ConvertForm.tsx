import type { Endpoints, Value } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { isMoney, parseMoney } from '@boardwalk/i18n/money'
import { useMoney } from '@boardwalk/shell/feature'
import { PayPasswordField, WriteDialog } from '@boardwalk/shell/page-kit'
import { usePaidWrite, useWrite } from '@boardwalk/shell/write'
import { Button, FormActions, Heading, NumberField, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { cashFor, usePoints } from './use-points.ts'

type Rule = Value<Endpoints['pointConfig']>['convert']

/** Form with the number of points, the amount of cash and the transaction password. */
export function ConvertForm({ rule, convertible }: { rule: Rule; convertible: string | null }) {
  const { t } = useTranslation('member-centre')
  const [money, format] = [useMoney(), usePoints()]
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [isTried, setTried] = useState(false)
  const sent = useWrite('convertPoints', 'convert')
  const paid = usePaidWrite(sent, password !== '', { password })
  const points = typed.replace(/\.$/, '')
  const isGood = isMoney(points) && parseMoney(points) >= parseMoney(rule.min)
  const close = () => {
    if (sent.phase === 'done') setTyped('')
    setPassword('')
    setAsking(false)
  }
  return (
    <Stack
      as="form"
      $gap="3"
      aria-label={t('points.convert.title')}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        setAsking(isGood)
      }}
    >
      <Heading level={2} size="section">
        {t('points.convert.title')}
      </Heading>
      <Text>{t('points.convert.rate', { from: format('100.00'), to: money(cashFor('100.00', rule.ratio)) })}</Text>
      <NumberField
        label={t('points.convert.field')}
        value={typed}
        onChange={setTyped}
        decimals={2}
        maxLength={15}
        hint={
          convertible === null
            ? undefined
            : t('points.convert.hint', { min: format(rule.min), max: format(convertible) })
        }
        error={isTried && !isGood ? t('points.convert.wrong', { min: format(rule.min) }) : undefined}
        required
      />
      <FormActions>
        <Button type="submit" variant="solid">
          {t('points.convert.submit')}
        </Button>
      </FormActions>
      <WriteDialog
        isOpen={isAsking}
        onClose={close}
        write={paid.write}
        body={{ points, password }}
        title={t('points.convert.submit')}
        confirmLabel={t('points.convert.submit')}
        done={({ amount, pointsBalance }) =>
          t('points.convert.done', { amount: money(amount), left: format(pointsBalance) })
        }
      >
        {(body) => (
          <>
            {isMoney(body.points) && (
              <Text>
                {t('points.convert.ask', { from: format(body.points), to: money(cashFor(body.points, rule.ratio)) })}
              </Text>
            )}
            <PayPasswordField
              value={password}
              onChange={setPassword}
              isMissing={paid.isTried && password === ''}
              isUnset={sent.phase === 'refused' && sent.error.code === 'PAY_PASSWORD_UNSET'}
            />
          </>
        )}
      </WriteDialog>
    </Stack>
  )
}
