import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, Drawer, FilterIcon, Stack } from '@boardwalk/ui'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'

type Props = { chosen: readonly string[]; children: ReactNode }

/**
 * One row that lists the active filters; pressed, it shows the controls. A choice takes effect at once, behind them.
 */
export function FoldedFilters({ chosen, children }: Props) {
  const { t } = useTranslation('page-kit')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="outline"
        isFullWidth
        icon={<FilterIcon size={20} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Words>
          {t('filters')} <Chosen>{chosen.join(' · ')}</Chosen>
        </Words>
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        side="bottom"
        closesOnSwipe
        title={t('filters')}
        closeLabel={t('closeFilters')}
      >
        <Stack $gap="4">
          {children}
          <Button onClick={close}>{t('showResults')}</Button>
        </Stack>
      </Drawer>
    </>
  )
}

const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  text-align: start;
`

const Chosen = styled.span`
  color: ${token('color-text-muted')};
  font-weight: ${token('weight-normal')};
`
