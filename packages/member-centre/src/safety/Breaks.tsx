import { useLimitsQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo, ZoneNote } from '@boardwalk/shell/feature'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { Link, Notice, Stack } from '@boardwalk/ui'
import { ExclusionForm } from './ExclusionForm.tsx'
import { TimeoutForm } from './TimeoutForm.tsx'
import { useFigures } from './use-figures.ts'

/** Breaks from play, and leaving it. */
export function Breaks() {
  const { t } = useTranslation('safety')
  const { time, exclusion } = useFigures()
  const query = useLimitsQuery({})
  return (
    <PageView query={query} skeleton={<ListSkeleton />}>
      {({ timeoutUntil, excluded }) => (
        <Stack $gap="5">
          {excluded && <Notice title={exclusion(excluded)}>{t('breaks.open')}</Notice>}
          {timeoutUntil && <Notice>{t('breaks.now', { time: time(timeoutUntil) })}</Notice>}
          <TimeoutForm />
          <ExclusionForm />
          <ZoneNote />
          <Link as={LinkTo} to="/responsible-play">
            {t('breaks.help')}
          </Link>
        </Stack>
      )}
    </PageView>
  )
}
