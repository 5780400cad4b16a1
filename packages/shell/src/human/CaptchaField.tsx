import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { bareButton, TextField, type TextFieldProps } from '@boardwalk/ui'
import { useEffect } from 'react'
import styled from 'styled-components'
import { usePicture } from './use-picture.ts'

type CaptchaFieldProps = Omit<TextFieldProps, 'label' | 'suffix'> & {
  /** Counts the used pictures; the next number loads another picture. */
  turn: number
  onPicture: (captchaId: string) => void
}

/** Letters in a picture; a press on the picture brings another. */
export function CaptchaField({ turn, onPicture, ...rest }: CaptchaFieldProps) {
  const { t } = useTranslation('access')
  const { picture, refresh } = usePicture(turn)
  useEffect(() => {
    if (picture) onPicture(picture.captchaId)
  }, [picture?.captchaId])

  return (
    <TextField
      {...rest}
      label={t('captcha.label')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={16}
      suffix={
        <Picture type="button" onClick={refresh} aria-label={t('captcha.refresh')}>
          {picture && <img src={picture.image} alt={t('captcha.picture')} width={120} height={40} />}
        </Picture>
      }
    />
  )
}

const Picture = styled.button`
  ${bareButton}
  inline-size: 120px;
  block-size: 40px;
  border-radius: min(${token('radius-control')}, 20px);
  overflow: hidden;
`
