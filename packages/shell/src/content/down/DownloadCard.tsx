import type { Endpoints, Value } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { Heading, LinkButton, Skeleton, Text } from '@boardwalk/ui'
import { QrCode } from '@boardwalk/ui/qr'
import { useHydrated } from '../../app/use-hydrated.ts'
import { linkAddress } from '../../site/link-address.ts'
import { Card, Steps } from './Card.tsx'

type Download = Value<Endpoints['downloads']>['list'][number]
const QR_PX = 176
/** The page itself: its code brings a phone here, where the browser can install it. */
const HERE = '/down'

/** One system: a QR code for the phone's camera, instructions, and the file where there is one. */
export function DownloadCard({ download: { os, url, qr, version } }: { download: Download }) {
  const { t } = useTranslation('pages')
  const isHydrated = useHydrated()
  const file = url === HERE ? undefined : linkAddress(url)
  return (
    <Card aria-label={t(`down.os.${os}`)}>
      <Heading level={2} size="card">
        {t(`down.os.${os}`)}
      </Heading>
      {/* The address in the code is this host's, which a shared page does not contain. */}
      {isHydrated ? (
        <QrCode value={new URL(qr, location.href).href} label={t(`down.code.${os}`)} size={QR_PX} />
      ) : (
        <Skeleton $height={`${QR_PX}px`} $width={`${QR_PX}px`} />
      )}
      {url === HERE && (
        <Steps>
          {(['first', 'second', 'third'] as const).map((step) => (
            <li key={step}>{t(`down.steps.${os}.${step}`)}</li>
          ))}
        </Steps>
      )}
      {file && (
        <>
          <Text $tone="muted">{t(os === 'IOS_CONFIG' ? 'down.profileHint' : 'down.fileHint')}</Text>
          <LinkButton href={file} variant="soft" download>
            {t(os === 'IOS_CONFIG' ? 'down.profile' : 'down.file')}
          </LinkButton>
        </>
      )}
      {version && (
        <Text $size="sm" $tone="muted">
          {t('down.version', { version })}
        </Text>
      )}
    </Card>
  )
}
