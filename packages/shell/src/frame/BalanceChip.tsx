import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { bareButton, EyeIcon, EyeOffIcon, from, Money } from '@boardwalk/ui'
import styled from 'styled-components'
import { useShellDispatch, useShellState } from '../app/store.ts'
import { useBrand } from '../app/storefront-context.ts'
import { useLiveBalance } from '../session/use-live-balance.ts'
import { balanceHidden } from '../settings/settings-slice.ts'
import { useMoney } from '../settings/use-money.ts'
import { MASK_KEY, writeLocal } from '../settings/visitor-storage.ts'
import { usePlatformSettings } from '../site/use-menus.ts'

/** Shown for a balance that has not arrived where no currency symbol is known. Source: visitor specification §9. */
const UNKNOWN_CURRENCY = 'P'

/** The balance; a press hides it as `***` and the browser remembers that. */
export function BalanceChip() {
  const { t } = useTranslation('shell')
  const { balance } = useLiveBalance()
  const money = useMoney()
  const { currency } = useBrand()
  const symbol = usePlatformSettings()?.currencySymbol ?? currency.symbol
  const isHidden = useShellState((state) => state.settings.isBalanceHidden)
  const dispatch = useShellDispatch()
  const toggle = () => {
    writeLocal(MASK_KEY, isHidden ? '' : '1')
    dispatch(balanceHidden(!isHidden))
  }
  return (
    <Chip
      type="button"
      data-testid="balance"
      aria-pressed={isHidden}
      title={t(isHidden ? 'balance.show' : 'balance.hide')}
      onClick={toggle}
    >
      <Figures>
        <Amount>
          {balance ? (
            <Money text={money(balance.sumBalance)} isMasked={isHidden} maskedLabel={t('balance.hidden')} />
          ) : (
            symbol || UNKNOWN_CURRENCY
          )}
        </Amount>
        <Kind>{t('playMoney')}</Kind>
      </Figures>
      {isHidden ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
    </Chip>
  )
}

const Chip = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: 44px;
  padding-inline: ${token('space-3')};
  border: ${token('border-width')} solid color-mix(in oklab, currentColor 25%, transparent);
  border-radius: ${token('radius-control')};
`

const Figures = styled.span`
  display: grid;
  line-height: ${token('line-tight')};
  text-align: end;
`

const Amount = styled.span`
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${from('desktop')} { font-size: ${token('text-md')}; }
`

const Kind = styled.span`
  font-size: ${token('text-xs')};
  opacity: 0.85;
`
