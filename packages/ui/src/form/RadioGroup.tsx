import { type ReactNode, useId } from 'react'
import { ChoiceBody, ChoiceLine, ChoiceList, ChoiceText, type ChoiceVariant, RadioDot } from './choice-styles.ts'
import { FieldGroup } from './FieldGroup.tsx'
import type { FieldText } from './FormField.tsx'

export type RadioOption<V extends string> = {
  value: V
  label: ReactNode
  /** A second, quieter line: the effect of this choice. */
  hint?: ReactNode
  /** At the end of the line: a logo, a price. */
  aside?: ReactNode
  isDisabled?: boolean
}

export type RadioGroupProps<V extends string> = FieldText & {
  options: readonly RadioOption<V>[]
  /** Empty while nothing is chosen. */
  value: V | ''
  onChange: (value: V) => void
  /** Lines below each other, or cards beside each other where there is room. */
  variant?: ChoiceVariant
  id?: string
  /** Name of the field in a form that is sent without script. */
  name?: string
  required?: boolean
  disabled?: boolean
  onBlur?: () => void
}

/** One of a few, each with room to explain itself. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, hint, error, note, id, options, value, onChange, variant = 'list', onBlur, ...rest } = props
  const { name, required = false, disabled = false } = rest
  const own = useId()
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} note={note}>
      {(group) => (
        <ChoiceList
          {...group}
          role="radiogroup"
          aria-invalid={Boolean(error)}
          aria-required={required}
          $variant={variant}
          onBlur={onBlur}
        >
          {options.map((option) => (
            <ChoiceLine key={option.value} $variant={variant}>
              <RadioDot
                type="radio"
                name={name ?? own}
                value={option.value}
                checked={option.value === value}
                required={required}
                disabled={disabled || option.isDisabled}
                onChange={() => onChange(option.value)}
              />
              <ChoiceBody>
                <ChoiceText>
                  {option.label}
                  {option.hint && <small>{option.hint}</small>}
                </ChoiceText>
                {option.aside}
              </ChoiceBody>
            </ChoiceLine>
          ))}
        </ChoiceList>
      )}
    </FieldGroup>
  )
}
