import { Row } from '@boardwalk/ui'
import { LanguageMenu } from './LanguageMenu.tsx'
import { RegionButton } from './RegionButton.tsx'
import { SearchButton } from './SearchButton.tsx'
import { ThemeButton } from './ThemeButton.tsx'

/** The settings of a visitor without an account. */
export const Preferences = () => (
  <Row $gap="1" $wrap={false}>
    <SearchButton />
    <RegionButton />
    <LanguageMenu />
    <ThemeButton />
  </Row>
)
