import { useDownloadsQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, Grid, Skeleton, Stack } from '@boardwalk/ui'
import { useBrand } from '../../app/storefront-context.ts'
import { PageTop } from '../../pages/PageTop.tsx'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { DownloadCard } from './DownloadCard.tsx'
import { InstallCard } from './InstallCard.tsx'

/** Ways to have the storefront on a phone or a computer. */
export function DownPage() {
  const { t } = useTranslation('pages')
  const { name } = useBrand()
  const downloads = useDownloadsQuery({})
  const labels = useAsyncLabels()
  return (
    <Stack $gap="5">
      <PageTop title={t('down.title', { name })} intro={t('down.intro')} />
      <InstallCard />
      <AsyncView
        level={2}
        query={downloads}
        labels={{ ...labels, empty: t('down.none') }}
        isEmpty={({ list }) => list.length === 0}
        skeleton={<Skeleton $height="16rem" $radius="card" />}
      >
        {({ list }) => (
          <Grid $gap="4">
            {list.map((download) => (
              <DownloadCard key={download.os} download={download} />
            ))}
          </Grid>
        )}
      </AsyncView>
    </Stack>
  )
}
