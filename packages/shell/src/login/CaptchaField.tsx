import { useLazyCaptchaQuery } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { bareButton, TextField, type TextFieldProps } from '@boardwalk/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'

/** A picture may be asked for once in this time (visitor specification §9). */
const REFRESH_MS = 1000

type CaptchaFieldProps = Omit<TextFieldProps, 'label' | 'suffix'> & { onPicture: (captchaId: string) => void }

/** Letters in a picture; a press on the picture brings another. */
export function CaptchaField({ onPicture, ...rest }: CaptchaFieldProps) {
  const { t } = useTranslation('shell')
  const [ask, { currentData }] = useLazyCaptchaQuery()
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  const picture = typeof currentData === 'object' ? currentData : undefined

  const refresh = () => {
    const now = performance.now()
    if (now - askedAt.current < REFRESH_MS) return
    askedAt.current = now
    void ask({ purpose: 'login' })
  }
  useEffect(refresh, [])
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
