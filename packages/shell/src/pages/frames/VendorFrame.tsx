import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'

/** Another company's page, in a sandbox: it can run, and can reach nothing of ours. */
export const VendorFrame = (page: { src: string; title: string }) => (
  <Frame {...page} sandbox="allow-scripts" allow="autoplay; fullscreen" referrerPolicy="no-referrer" />
)

const Frame = styled.iframe`
  flex: 1;
  inline-size: 100%;
  min-block-size: 480px;
  border: 0;
  background: ${token('color-surface-sunken')};
`
