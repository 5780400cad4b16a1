import { useTranslation } from '@boardwalk/i18n'
import { PhoneField, type PhoneFieldProps } from '@boardwalk/ui'
import type { useMobile } from './use-mobile.ts'

type MobileEntryProps = Omit<PhoneFieldProps, 'label' | 'labels' | 'countries' | 'maxDigits'> & {
  mobile: ReturnType<typeof useMobile>
  label?: string
}

/** A mobile number as the server describes it; the placeholder names the most digits. */
export function MobileEntry({ mobile, label, ...rest }: MobileEntryProps) {
  const { t } = useTranslation('access')
  return (
    <PhoneField
      {...rest}
      label={label ?? t('mobile.label')}
      labels={{ country: t('mobile.country'), noMatch: t('mobile.noMatch') }}
      countries={mobile.countries}
      maxDigits={mobile.maxDigits}
      placeholder={mobile.placeholder}
    />
  )
}
