import { formatCount, useTranslation } from '@boardwalk/i18n'
import { LinkTo, useOverlay } from '@boardwalk/shell/feature'
import { Button, Heading, Link, Notice, Row, Stack, Text } from '@boardwalk/ui'
import { useEffect, useRef } from 'react'
import { MOST, type Result } from './assess.ts'

/** The result of the answers, and where the tools and helplines are. */
export function AssessmentResult({ score, band, onAgain }: Result & { onAgain: () => void }) {
  const { t } = useTranslation('safety')
  const overlay = useOverlay()
  const top = useRef<HTMLDivElement>(null)
  // The form with the focus is gone.
  useEffect(() => top.current?.focus(), [])
  const points = { score: formatCount(score), most: formatCount(MOST) }
  return (
    <Stack $gap="4" ref={top} tabIndex={-1}>
      <Heading level={2} size="section">
        {t(`assessment.results.${band}`)}
      </Heading>
      <Notice tone={band === 'none' || band === 'few' ? 'info' : 'warning'} title={t('assessment.score', points)}>
        {t(`assessment.advice.${band}`)}
      </Notice>
      <Row $gap="2">
        <Button onClick={overlay.to('safety', 'limits') ?? undefined}>{t('assessment.toLimits')}</Button>
        <Button variant="outline" onClick={overlay.to('safety', 'breaks') ?? undefined}>
          {t('assessment.toBreaks')}
        </Button>
      </Row>
      <Link as={LinkTo} to="/responsible-play">
        {t('assessment.toHelp')}
      </Link>
      <Text $tone="muted">{t('assessment.note')}</Text>
      <Row>
        <Button variant="ghost" onClick={onAgain}>
          {t('assessment.again')}
        </Button>
      </Row>
    </Stack>
  )
}
