import { useLimitsQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo } from '@boardwalk/shell/feature'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { Link, Notice, Stack } from '@boardwalk/ui'
import { ExclusionForm } from './ExclusionForm.tsx'
import { TimeoutForm } from './TimeoutForm.tsx'
import { useFigures } from './use-figures.ts'

/** Breaks from play, and leaving it. */
export function Breaks() {
  const { t } = useTranslation('safety')
  const { time } = useFigures()
  const query = useLimitsQuery({})
  return (
    <PageView
      query={query}
      isEmpty={() => false}
      empty={{ title: t('breaks.title'), hint: t('breaks.breakHint') }}
      skeleton={<ListSkeleton />}
    >
      {({ timeoutUntil }) => (
        <Stack $gap="5">
          {timeoutUntil && <Notice>{t('breaks.now', { time: time(timeoutUntil) })}</Notice>}
          <TimeoutForm />
          <ExclusionForm />
          <Link as={LinkTo} to="/responsible-play">
            {t('breaks.help')}
          </Link>
        </Stack>
      )}
    </PageView>
  )
}
