import { useTranslation } from '@boardwalk/i18n'
import { from, Stack } from '@boardwalk/ui'
import { useCallback } from 'react'
import styled from 'styled-components'
import type { LobbyPath } from './categories.ts'
import type { Filter } from './lobby-filter.ts'
import { NameField } from './NameField.tsx'
import { VendorRow } from './VendorRow.tsx'

type Props = {
  path: LobbyPath
  vendor: string | undefined
  name: string | undefined
  /** Stays the same function, or a running typing pause starts anew. */
  onChange: (filter: Filter) => void
}

/** Game house and name, kept in the address. */
export function LobbyFilters({ path, vendor, name = '', onChange }: Props) {
  const { t } = useTranslation('game-lobby')
  const changeName = useCallback((q: string) => onChange({ q }), [onChange])
  return (
    <Stack $gap="3">
      <Field>
        <NameField key={path} name={name} label={t('filter.name')} onName={changeName} />
      </Field>
      <VendorRow path={path} vendor={vendor} onVendor={(code) => onChange({ vendor: code })} />
    </Stack>
  )
}

const Field = styled.div`
  ${from('tablet')} { inline-size: 28rem; }
`
