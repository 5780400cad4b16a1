/** The pages of the shell that few visits begin with, in one file of the build. */
export { AbsentPage } from './absent/AbsentPage.tsx'
export { SeamlessPage } from './frames/SeamlessPage.tsx'
