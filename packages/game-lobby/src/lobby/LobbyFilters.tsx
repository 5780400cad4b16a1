import { useGameVendorQuery } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { useLanguage } from '@boardwalk/shell/feature'
import { Chip, Rail, SearchIcon, Stack, TextField } from '@boardwalk/ui'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { categoryOf, type LobbyPath } from './categories.ts'

const typingPause = 500

type Props = {
  path: LobbyPath
  vendor: string
  name: string
  onChange: (filter: { vendor?: string; q?: string }) => void
}

/** Game house and name, kept in the address; typing asks half a second after the last key. */
export function LobbyFilters({ path, vendor, name, onChange }: Props) {
  const { t } = useTranslation('game-lobby')
  return (
    <Stack $gap="3">
      <Field>
        <NameField key={`${path}${vendor}`} name={name} onName={(q) => onChange({ q })} label={t('filter.name')} />
      </Field>
      <VendorRow path={path} vendor={vendor} onVendor={(code) => onChange({ vendor: code })} />
    </Stack>
  )
}

type NameProps = { name: string; label: string; onName: (name: string) => void }

function NameField({ name, label, onName }: NameProps) {
  const [text, setText] = useState(name)
  const asked = useRef(name)
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === asked.current) return
    const timer = setTimeout(() => {
      asked.current = wanted
      onName(wanted)
    }, typingPause)
    return () => clearTimeout(timer)
  }, [text, onName])
  return (
    <TextField
      type="search"
      label={label}
      value={text}
      maxLength={64}
      autoComplete="off"
      prefix={<SearchIcon size={20} />}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

type VendorProps = { path: LobbyPath; vendor: string; onVendor: (code: string) => void }

function VendorRow({ path, vendor, onVendor }: VendorProps) {
  const { t } = useTranslation('game-lobby')
  const { code: language } = useLanguage()
  const { data } = useGameVendorQuery({ gameType: categoryOf[path], language })
  const vendors = data?.list.flatMap((group) => group.vendors) ?? []
  if (vendors.length === 0) return null
  return (
    <Rail
      title={t('vendor.label')}
      isTitleHidden
      item="content"
      labels={{ previous: t('rail.previous'), next: t('rail.next') }}
    >
      <Chip isSelected={vendor === ''} onClick={() => onVendor('')}>
        {t('vendor.all')}
      </Chip>
      {vendors.map(({ vassalage }) => (
        <Chip key={vassalage} isSelected={vendor === vassalage} onClick={() => onVendor(vassalage)}>
          {vassalage}
        </Chip>
      ))}
    </Rail>
  )
}

const Field = styled.div`
  max-inline-size: 28rem;
  padding-block-start: ${token('space-2')};
`
