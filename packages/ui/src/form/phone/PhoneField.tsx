import { token } from '@boardwalk/brand-kit'
import { type ComponentPropsWithRef, useImperativeHandle, useRef, useState } from 'react'
import styled from 'styled-components'
import { target } from '../../foundation/sizes.ts'
import { bareInput, controlFrame, type FrameProps } from '../control-styles.ts'
import { type FieldText, FormField } from '../FormField.tsx'
import { type DiallingCountry, type DiallingLabels, DiallingList } from './DiallingList.tsx'
import { type PhoneValue, readNumber } from './read-number.ts'

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'size' | 'prefix'
>
export type PhoneFieldProps = Native &
  FieldText & {
    /** Countries to choose from. A single one is written as plain text. */
    countries: readonly DiallingCountry[]
    value: PhoneValue
    onChange: (value: PhoneValue) => void
    labels: DiallingLabels
    /** Most digits that the number may have, without the dialling code; name it in `placeholder`. */
    maxDigits?: number
  }

/** A phone number: dialling code from a list that can be searched, and digits. */
export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    hint,
    error,
    note,
    id,
    countries,
    value,
    onChange,
    labels,
    maxDigits,
    ref,
    disabled = false,
    ...rest
  } = props
  const frame = useRef<HTMLDivElement>(null)
  const number = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => number.current as HTMLInputElement)
  const [country, setCode] = useCountry(countries, value.dialling)
  const codes = countries.map(({ dialling }) => dialling)

  const choose = (chosen: DiallingCountry) => {
    setCode(chosen.code)
    onChange({ ...value, dialling: chosen.dialling })
    number.current?.focus()
  }
  return (
    <FormField id={id} label={label} hint={hint} error={error} note={note}>
      {(control) => (
        <Frame ref={frame}>
          {countries.length > 1 && !rest.readOnly ? (
            <DiallingList
              countries={countries}
              country={country}
              labels={labels}
              onCountry={choose}
              disabled={disabled}
              anchor={frame}
            />
          ) : (
            country && <Only dir="ltr">+{country.dialling}</Only>
          )}
          <NumberPart
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            {...rest}
            {...control}
            ref={number}
            disabled={disabled}
            value={value.number}
            onChange={(event) => onChange(readNumber(event.target.value, country?.dialling ?? '', codes, maxDigits))}
          />
        </Frame>
      )}
    </FormField>
  )
}

/** Two countries may share a dialling code: the one that was pressed stays chosen. */
function useCountry(countries: readonly DiallingCountry[], dialling: string) {
  const [code, setCode] = useState('')
  const sharing = countries.filter((country) => country.dialling === dialling)
  const only = countries.length === 1 ? countries[0] : undefined
  return [sharing.find((country) => country.code === code) ?? sharing[0] ?? only, setCode] as const
}

// At large text the number wraps below its country before it is cut off.
const Frame = styled.div<FrameProps>`
  ${controlFrame}
  flex-wrap: wrap;
`
const Only = styled.span`
  flex: none;
  padding-inline-start: ${token('space-4')};
  color: ${token('color-text-muted')};
`
// Digits run from left to right in every language and are aligned to the start of the line.
const NumberPart = styled.input`
  ${bareInput}
  flex: 1 1 8em;
  min-block-size: ${target};
  padding-inline-start: ${token('space-3')};
  [dir='rtl'] & { direction: ltr; text-align: end; }
`
