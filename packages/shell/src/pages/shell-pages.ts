/** The pages of the shell that few visits begin with, in one file of the build. */

export { SeamlessPage } from './frames/SeamlessPage.tsx'
export { PlaceholderPage } from './placeholder/PlaceholderPage.tsx'
