/** Pages of those who want the site on their device or want to work with it, in one file of the build. */
export { DownPage } from './down/DownPage.tsx'
export { JoinPage } from './join/JoinPage.tsx'
