import type { Endpoints, Input } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { WriteDialog } from '@boardwalk/shell/page-kit'
import { useWrite } from '@boardwalk/shell/write'
import { Button, Heading, Row, Select, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { monthsAfter } from './months-after.ts'
import { useFigures } from './use-figures.ts'

type Body = Input<Endpoints['excludeSelf']>
const lengths = [6, 12, 24, 60] as const satisfies readonly Body['months'][]
const scopes = ['ALL', 'MERCHANT'] as const

/** Self-exclusion, which the player confirms with its end in sight. */
export function ExclusionForm() {
  const { t } = useTranslation('safety')
  const { time } = useFigures()
  const write = useWrite('excludeSelf', 'exclusion')
  const [months, setMonths] = useState<Body['months']>(6)
  const [scope, setScope] = useState<(typeof scopes)[number]>('ALL')
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const options = [
    ...lengths.map((each) => ({ value: `${each}`, label: t(`breaks.months${each}`) })),
    { value: '', label: t('breaks.forever') },
  ]
  return (
    <Stack $gap="3">
      <Heading level={2} size="section">
        {t('breaks.exclude')}
      </Heading>
      <Text>{t('breaks.excludeHint')}</Text>
      <Select
        label={t('breaks.length')}
        value={months ?? ''}
        options={options}
        onChange={({ target }) => setMonths(lengths.find((each) => `${each}` === target.value) ?? null)}
      />
      <Select
        label={t('breaks.where')}
        value={scope}
        options={scopes.map((value) => ({ value, label: t(`breaks.${value}`) }))}
        onChange={({ target }) => setScope(scopes.find((each) => each === target.value) ?? 'ALL')}
      />
      <Row>
        <Button variant="danger" onClick={() => setAskedAt(Date.now())}>
          {t('breaks.exclude')}
        </Button>
      </Row>
      <WriteDialog
        isOpen={askedAt !== null}
        onClose={() => setAskedAt(null)}
        write={write}
        body={{ months, scope }}
        title={t('breaks.exclude')}
        confirmLabel={t('breaks.exclude')}
        done={() => t('breaks.doneExclude')}
      >
        {(body) => (
          <Text>
            {body.months === null
              ? t('breaks.askForever')
              : t('breaks.askExclude', { time: time(monthsAfter(askedAt ?? write.confirmedAt ?? 0, body.months)) })}
          </Text>
        )}
      </WriteDialog>
    </Stack>
  )
}
