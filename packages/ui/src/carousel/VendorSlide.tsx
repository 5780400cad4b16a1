import { memo, useState } from 'react'
import { FireIcon } from '../icon/icons.ts'
import { Colour, HotMark, Item, Name, Sign, Slide, White } from './vendor-styles.ts'

export type Vendor = {
  id: string
  name: string
  /** The white logo. The first letter replaces a missing or failed one. */
  icon?: string | undefined
  /** The sign in colour, shown under the pointer, with focus and when chosen. */
  colourIcon?: string | undefined
  /** Marks a popular vendor, in words. */
  hotLabel?: string | undefined
}

type Props = {
  vendor: Vendor
  index: number
  /**
   * A copy of the vendor where an endless row repeats: visible and clickable, but hidden from keyboard and screen
   * readers.
   */
  isCopy: boolean
  isSelected: boolean
  isTabStop: boolean
  /** Whether the sign in colour can be seen on a slide that is neither chosen nor focused. */
  canHover: boolean
  onFocus: (index: number) => void
  onSelect: (id: string) => void
}

/** One vendor of the row. An endless row has three copies of each; memoised so that unchanged ones do not re-render. */
export const VendorSlide = memo(function VendorSlide(props: Props) {
  const { vendor, index, isCopy, isSelected, isTabStop, canHover, onFocus, onSelect } = props
  const [hadFocus, setHadFocus] = useState(false)
  const showsColour = canHover || isSelected || hadFocus
  const focus = () => {
    setHadFocus(true)
    if (!isCopy) onFocus(index)
  }
  const { id, name, icon, colourIcon = icon, hotLabel } = vendor
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? ''
  return (
    <Item aria-hidden={isCopy || undefined}>
      <Slide
        type="button"
        aria-pressed={isSelected}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={focus}
        onClick={() => onSelect(id)}
        {...(!isCopy && { 'data-vendor': index })}
      >
        <Sign>
          <span aria-hidden="true">{letter}</span>
          {icon && <White src={icon} width={96} height={48} />}
          {colourIcon && showsColour && <Colour src={colourIcon} width={96} height={48} />}
        </Sign>
        <Name>{name}</Name>
        {hotLabel && (
          <HotMark>
            <FireIcon size={14} label={hotLabel} />
          </HotMark>
        )}
      </Slide>
    </Item>
  )
})
