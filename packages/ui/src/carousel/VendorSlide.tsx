import { FireIcon } from '../icon/icons.ts'
import { Colour, HotMark, Item, Name, Sign, Slide, White } from './vendor-styles.ts'

export type Vendor = {
  id: string
  name: string
  /** The white sign. Without one, or when it fails, the first letter stands there. */
  icon?: string | undefined
  /** The sign in colour, shown under the pointer, with focus and when chosen. */
  colourIcon?: string | undefined
  /** Marks a popular vendor, in words. */
  hotLabel?: string | undefined
}

type Props = {
  vendor: Vendor
  index: number
  /** Stands in for the vendor where a row without an end repeats itself: to be seen and pressed, not to be read or reached. */
  isCopy: boolean
  isSelected: boolean
  isTabStop: boolean
  onFocus: () => void
  onSelect: (id: string) => void
}

/** One vendor of the row. */
export function VendorSlide({ vendor, index, isCopy, isSelected, isTabStop, onFocus, onSelect }: Props) {
  const { id, name, icon, colourIcon = icon, hotLabel } = vendor
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? ''
  return (
    <Item aria-hidden={isCopy || undefined}>
      <Slide
        type="button"
        aria-pressed={isSelected}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={isCopy ? undefined : onFocus}
        onClick={() => onSelect(id)}
        {...(!isCopy && { 'data-vendor': index })}
      >
        <Sign>
          <span aria-hidden="true">{letter}</span>
          {icon && <White src={icon} width={96} height={48} />}
          {colourIcon && <Colour src={colourIcon} width={96} height={48} />}
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
}
