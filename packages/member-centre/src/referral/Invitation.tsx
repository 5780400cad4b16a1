import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { useBrand } from '@boardwalk/shell/feature'
import { Button, CopyField, ShareIcon, Stack } from '@boardwalk/ui'
import { QrCode } from '@boardwalk/ui/qr'
import styled from 'styled-components'
import { useShareLink } from './use-share-link.ts'

type Props = { code: string; path: string }

/** The link and the code to take away, a picture for a phone beside this one, and the device's own way to share. */
export function Invitation({ code, path }: Props) {
  const { t } = useTranslation('member-centre')
  const brand = useBrand()
  const { link, share } = useShareLink(path, { title: brand.name, text: t('referral.shareText') })
  const labels = (copy: string) => ({ copy, copied: t('page-kit:copied'), refused: t('page-kit:copyRefused') })
  return (
    <Sides>
      <Stack $gap="3">
        <CopyField label={t('referral.link')} value={link} labels={labels(t('referral.copyLink'))} />
        <CopyField label={t('referral.code')} value={code} labels={labels(t('referral.copyCode'))} />
        {share && (
          <Button icon={<ShareIcon size={18} />} onClick={share}>
            {t('referral.share')}
          </Button>
        )}
      </Stack>
      <QrCode
        value={link}
        label={t('referral.picture')}
        size={QR_PX}
        downloadLabel={t('referral.save')}
        fileName="invitation.png"
      />
    </Sides>
  )
}

const QR_PX = 176

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${token('space-5')};
  align-items: start;
  justify-items: stretch;
`
