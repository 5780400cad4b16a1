import type { ContractKind } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, FieldGroup, NumberField } from '@boardwalk/ui'
import styled from 'styled-components'
import { fieldsOf, type TierField } from './kinds.ts'
import { percentOf } from './rate.ts'
import type { Draft } from './use-draft.ts'

const decimals = { money: 4, rate: 4, count: 0 } satisfies Record<TierField['as'], number>
const longest = { money: 19, rate: 8, count: 6 } satisfies Record<TierField['as'], number>

type Props = { kind: ContractKind; draft: Draft; maxRate: string }

/** The tiers of an offer, each harder to reach than the one before. */
export function TierFields({ kind, draft, maxRate }: Props) {
  const { t } = useTranslation('agent-centre')
  const text = (field: TierField) => t(`contract.field.${field.text}`)
  return draft.typed.map((tier, at) => (
    <FieldGroup key={tier.id} label={t('contract.offer.tier', { 0: String(at + 1) })}>
      {(group) => (
        <Tier {...group}>
          {fieldsOf(kind).map((field) => {
            const wrong = draft.wrong(tier, field)
            return (
              <NumberField
                key={field.name}
                label={field.as === 'rate' ? t('contract.offer.percent', { 0: text(field) }) : text(field)}
                value={tier.values[field.name] ?? ''}
                onChange={(value) => draft.type(tier.id, field.name, value)}
                decimals={decimals[field.as]}
                maxLength={longest[field.as]}
                error={wrong && t(`contract.offer.wrong.${wrong}`, { rate: `${percentOf(maxRate)}%` })}
              />
            )
          })}
          {draft.typed.length > 1 && (
            <Button
              variant="ghost"
              aria-label={t('contract.offer.dropTier', { 0: String(at + 1) })}
              onClick={() => draft.dropTier(tier.id)}
            >
              {t('contract.offer.drop')}
            </Button>
          )}
        </Tier>
      )}
    </FieldGroup>
  ))
}

const Tier = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  align-items: start;
  gap: ${token('space-3')};
  padding: ${token('space-3')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  & > button { align-self: center; }
`
