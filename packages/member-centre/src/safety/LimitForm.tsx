import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, FormActions, NumberField, Select, Stack } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'
import type { Change } from './use-figures.ts'

const kinds = ['DEPOSIT', 'LOSS', 'STAKE', 'SESSION'] as const
const windows = ['DAY', 'WEEK', 'MONTH'] as const

/** Sets a limit, or requests another value. */
export function LimitForm({ onChange }: { onChange: (change: Change) => void }) {
  const { t } = useTranslation('safety')
  const [kind, setKind] = useState<(typeof kinds)[number]>('LOSS')
  const [window, setWindow] = useState<(typeof windows)[number]>('DAY')
  const [value, setValue] = useState('')
  const isTime = kind === 'SESSION'
  const figure = isTime ? value.split('.')[0] : value.replace(/\.$/, '')
  return (
    <Stack
      as="form"
      $gap="3"
      onSubmit={(event) => {
        event.preventDefault()
        if (figure) onChange({ kind, window, value: figure })
      }}
    >
      <Fields>
        <Select
          label={t('limits.kindLabel')}
          value={kind}
          options={kinds.map((each) => ({ value: each, label: t(`kind.${each}`) }))}
          onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? 'LOSS')}
        />
        <Select
          label={t('limits.windowLabel')}
          value={window}
          options={windows.map((each) => ({ value: each, label: t(`window.${each}`) }))}
          onChange={({ target }) => setWindow(windows.find((each) => each === target.value) ?? 'DAY')}
        />
        <NumberField
          label={t(isTime ? 'limits.minutes' : 'limits.amount')}
          value={value}
          decimals={isTime ? 0 : 2}
          maxLength={isTime ? 5 : 13}
          required
          onChange={setValue}
        />
      </Fields>
      <FormActions>
        <Button type="submit" variant="solid">
          {t('limits.set')}
        </Button>
      </FormActions>
    </Stack>
  )
}

/** Side by side where all three fit. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  column-gap: ${token('space-4')};
`
