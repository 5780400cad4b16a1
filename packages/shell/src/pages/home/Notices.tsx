export { NoticeBar as Notices } from '../../frame/NoticeBar.tsx'
