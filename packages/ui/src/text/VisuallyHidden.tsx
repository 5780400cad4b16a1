import styled from 'styled-components'
import { visuallyHidden } from '../foundation/mixins.ts'

/** Read aloud, not seen. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
  white-space: nowrap;
`
