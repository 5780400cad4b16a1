import { useGameSheetQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { useLanguage, useSearchParams } from '@boardwalk/shell/feature'
import { AsyncView, Drawer, EmptyState, Skeleton, Stack } from '@boardwalk/ui'
import { useListLabels } from '../games/use-list-labels.ts'
import { SheetContent } from './SheetContent.tsx'
import { sheetIn, useCloseSheet } from './sheet-address.ts'

const isMissingGame = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'NOT_FOUND'

/** The facts about a game before it is opened, over the current page. */
export function GameSheet() {
  const { t } = useTranslation('lobby')
  const [search] = useSearchParams()
  const { code: language } = useLanguage()
  const close = useCloseSheet()
  const labels = useListLabels()
  const named = sheetIn(search)
  const query = useGameSheetQuery({ ...(named ?? { vassalage: '', gameCode: '' }), language }, { skip: !named })
  const isMissing = !named || isMissingGame(query.error)
  return (
    <Drawer isOpen onClose={close} closesOnSwipe title={t('sheet.title')} closeLabel={t('sheet.close')} side="bottom">
      {isMissing ? (
        <EmptyState level={3} title={t('sheet.missing')} hint={t('sheet.missingHint')} />
      ) : (
        <AsyncView
          query={query}
          labels={labels}
          skeleton={
            <Stack $gap="3">
              <Skeleton $height="8rem" />
              <Skeleton $height="12rem" />
            </Stack>
          }
        >
          {(sheet) => <SheetContent sheet={sheet} />}
        </AsyncView>
      )}
    </Drawer>
  )
}
