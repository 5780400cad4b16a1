/** Pages for installing the site and for joining as an agent, in one file of the build. */
export { DownPage } from './down/DownPage.tsx'
export { JoinPage } from './join/JoinPage.tsx'
