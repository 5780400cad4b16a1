import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'

type VendorFrameProps = { src: string; title: string; sandbox?: string; allow?: string }

/** Another company's page, in a sandbox: it can run, and can reach nothing of ours. */
export const VendorFrame = ({
  sandbox = 'allow-scripts',
  allow = 'autoplay; fullscreen',
  ...rest
}: VendorFrameProps) => <Frame {...rest} sandbox={sandbox} allow={allow} referrerPolicy="no-referrer" />

const Frame = styled.iframe`
  flex: 1;
  inline-size: 100%;
  min-block-size: 480px;
  border: 0;
  background: ${token('color-surface-sunken')};
`
