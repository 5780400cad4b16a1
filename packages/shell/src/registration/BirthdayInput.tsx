import type { RegisterRules } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { Skeleton } from '@boardwalk/ui'
import { Suspense, useRef } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { lazyPage } from '../app/lazy-page.tsx'
import { useBrand, useServerTime } from '../app/storefront-context.ts'
import { useHydrated } from '../app/use-hydrated.ts'
import { bornBy } from './born-by.ts'
import type { FieldRule } from './register-fields.ts'
import type { RegisterValues } from './use-register-form.ts'

/** Loads the calendar, which few forms need. */
const Birthday = lazyPage(() => import('./Birthday.tsx').then((module) => module.Birthday))

type BirthdayInputProps = { rule: FieldRule; form: UseFormReturn<RegisterValues>; rules: RegisterRules }

/** A day of birth that is old enough for this jurisdiction. */
export function BirthdayInput({ rule, form, rules }: BirthdayInputProps) {
  const { t } = useTranslation('registration')
  const isHydrated = useHydrated()
  const { minimumAge, timeZone } = useBrand()
  const now = useServerTime()
  const today = bornBy(now, timeZone, 0)
  const latest = bornBy(now, timeZone, Math.max(rules.minAge, minimumAge))
  const input = useRef<HTMLInputElement>(null)
  const waiting = <Skeleton $height="76px" />
  if (!isHydrated) return waiting
  return (
    <Suspense fallback={waiting}>
      <Controller
        control={form.control}
        name="birthday"
        rules={{
          validate: (day) =>
            day === '' ? !rule.required || t('patterns:required') : day <= latest || t('errors:AGE_RESTRICTED'),
        }}
        render={({ field, fieldState }) => (
          <Birthday
            {...field}
            ref={(node) => {
              input.current = node
              field.ref(node)
            }}
            label={t('fields.birthday')}
            note={rule.required ? undefined : t('shell:register.optional')}
            required={rule.required}
            // A text that is no day counts as empty; the field itself has a better message for it.
            error={field.value === '' && input.current?.value ? undefined : fieldState.error?.message}
            max={today}
            today={today}
          />
        )}
      />
    </Suspense>
  )
}
