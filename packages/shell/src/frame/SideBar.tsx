import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { from } from '@boardwalk/ui'
import styled from 'styled-components'
import { useComposition } from '../app/storefront-context.ts'

/** Right edge of a desktop page; absent while no feature puts anything there. */
export function SideBar() {
  const { t } = useTranslation('shell')
  const { slots } = useComposition()
  if (slots.sideBar.length === 0) return null
  return (
    <Bar aria-label={t('sideBar')}>
      {slots.sideBar.map((Entry, index) => (
        <Entry key={index} />
      ))}
    </Bar>
  )
}

const Bar = styled.aside`
  display: none;
  position: fixed;
  inset-block-start: 40%;
  inset-inline-end: ${token('space-3')};
  z-index: 15;
  ${from('desktop')} { display: grid; gap: ${token('space-2')}; }
`
