import type { Endpoints, Input } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { WriteDialog } from '@boardwalk/shell/page-kit'
import { useWrite } from '@boardwalk/shell/write'
import { Button, Heading, Row, Select, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { useFigures } from './use-figures.ts'

type Days = Input<Endpoints['takeBreak']>['days']
const lengths = [1, 7, 30, 42] as const satisfies readonly Days[]
const DAY_MS = 86_400_000

/** A break, which the player confirms with its end in sight. */
export function TimeoutForm() {
  const { t } = useTranslation('safety')
  const { time } = useFigures()
  const write = useWrite('takeBreak', 'break')
  const [days, setDays] = useState<Days>(1)
  const [until, setUntil] = useState<number | null>(null)
  return (
    <Stack $gap="3">
      <Heading level={2} size="section">
        {t('breaks.break')}
      </Heading>
      <Text>{t('breaks.breakHint')}</Text>
      <Select
        label={t('breaks.length')}
        value={days}
        options={lengths.map((each) => ({ value: `${each}`, label: t(`breaks.days${each}`) }))}
        onChange={({ target }) => setDays(lengths.find((each) => `${each}` === target.value) ?? 1)}
      />
      <Row>
        <Button variant="outline" onClick={() => setUntil(Date.now() + days * DAY_MS)}>
          {t('breaks.break')}
        </Button>
      </Row>
      <WriteDialog
        isOpen={until !== null}
        onClose={() => setUntil(null)}
        write={write}
        body={{ days }}
        title={t('breaks.break')}
        confirmLabel={t('breaks.break')}
        done={() => t('breaks.doneBreak')}
      >
        {(body) => (
          <Text>{t('breaks.askBreak', { time: time(until ?? (write.confirmedAt ?? 0) + body.days * DAY_MS) })}</Text>
        )}
      </WriteDialog>
    </Stack>
  )
}
