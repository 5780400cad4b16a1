import { useTranslation } from '@boardwalk/i18n'
import { DateRangeField, type DateRangeFieldProps } from '@boardwalk/ui/calendar'
import { useLanguage } from '../settings/use-language.ts'

export type DaysFieldProps = Required<
  Pick<DateRangeFieldProps, 'value' | 'onChange' | 'today' | 'min' | 'max' | 'maxDays'>
>

/** Two days to type or pick. It brings the calendar, so it is loaded after the page. */
export function DaysField(props: DaysFieldProps) {
  const { t } = useTranslation('page-kit')
  const { bcp47 } = useLanguage()
  return (
    <DateRangeField
      {...props}
      label={t('period.label')}
      hint={t('period.hint')}
      locale={`${bcp47}-u-nu-latn`}
      ends={{ from: t('period.from'), to: t('period.to') }}
      labels={{
        ...{ open: t('calendar.open'), title: t('calendar.title'), close: t('calendar.close') },
        ...{ previousMonth: t('calendar.previousMonth'), nextMonth: t('calendar.nextMonth') },
        ...{ month: t('calendar.month'), year: t('calendar.year') },
      }}
      problems={{
        ...{ unreadable: t('period.unreadable'), early: t('period.early'), late: t('period.late') },
        long: t('period.long'),
      }}
    />
  )
}
