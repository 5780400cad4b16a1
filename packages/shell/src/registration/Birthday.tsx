import { useTranslation } from '@boardwalk/i18n'
import { languages } from '@boardwalk/i18n/codes'
import { DateField, type DateFieldProps } from '@boardwalk/ui/calendar'
import { useLanguage } from '../settings/use-language.ts'

type BirthdayProps = Omit<DateFieldProps, 'locale' | 'labels' | 'problems' | 'weekStart'>

/** A date field with the words of birthdays. Loaded with the calendar. */
export function Birthday(props: BirthdayProps) {
  const { t } = useTranslation('registration')
  const { code } = useLanguage()
  return (
    <DateField
      {...props}
      locale={languages[code].bcp47}
      autoComplete="bday"
      min="1900-01-01"
      labels={{
        open: t('calendar.open'),
        title: t('calendar.title'),
        close: t('calendar.close'),
        previousMonth: t('calendar.previousMonth'),
        nextMonth: t('calendar.nextMonth'),
        month: t('calendar.month'),
        year: t('calendar.year'),
      }}
      problems={{
        unreadable: t('calendar.unreadable'),
        early: t('calendar.unreadable'),
        late: t('errors:AGE_RESTRICTED'),
      }}
    />
  )
}
