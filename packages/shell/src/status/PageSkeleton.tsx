import { useTranslation } from '@boardwalk/i18n'
import { Skeleton, Stack, VisuallyHidden } from '@boardwalk/ui'
import type { ReactNode } from 'react'

/** The shape of a page whose code is on its way; `children` are another shape. */
export function PageSkeleton({ children = <PageShape /> }: { children?: ReactNode }) {
  const { t } = useTranslation('shell')
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  )
}

const PageShape = () => (
  <Stack $gap="4">
    <Skeleton $height="12rem" $radius="panel" />
    <Skeleton $height="1.5rem" $width="40%" />
    <Skeleton $height="10rem" $radius="card" />
  </Stack>
)
