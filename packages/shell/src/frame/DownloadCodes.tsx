import { useDownloadsQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { IconButton, PhoneIcon, Popover, QrIcon, SettingsIcon, Stack, Text } from '@boardwalk/ui'
import { Suspense } from 'react'
import { hasPage } from '../app/composition.ts'
import { lazyPage } from '../app/lazy-page.tsx'
import { useComposition } from '../app/storefront-context.ts'

const QrCode = lazyPage(() => import('@boardwalk/ui/qr').then((module) => module.QrCode))

const ways = [
  { os: 'IOS_CONFIG', Icon: SettingsIcon },
  { os: 'IOS', Icon: PhoneIcon },
  { os: 'ANDROID', Icon: QrIcon },
] as const

/** Address of the instructions for a system without a file. */
const STEPS_PATH = '/down'

/** Codes that bring the storefront onto a phone: iOS configuration, iOS, Android; each only if there is one. */
export function DownloadCodes() {
  const { t } = useTranslation('dialogs')
  const { data } = useDownloadsQuery({})
  const hasSteps = hasPage(useComposition(), STEPS_PATH)
  return ways.map(({ os, Icon }) => {
    const found = data?.list.find((each) => each.os === os)
    if (!found || (found.url === STEPS_PATH && !hasSteps)) return null
    const label = t(`download.${os}`)
    return (
      <li key={os}>
        <Popover
          label={label}
          align="end"
          opensOnHover
          trigger={(props) => (
            <IconButton {...props} label={label}>
              <Icon size={20} />
            </IconButton>
          )}
        >
          <Stack $gap="2" $align="center">
            <Suspense fallback={null}>
              <QrCode value={new URL(found.qr, location.origin).href} label={label} size={168} caption={label} />
            </Suspense>
            <Text as="a" $size="sm" href={found.url}>
              {t('download.link')}
            </Text>
          </Stack>
        </Popover>
      </li>
    )
  })
}
