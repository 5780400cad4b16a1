export { SubmitButton } from '../network/SubmitButton.tsx'
export { useWrite, type Write, type WriteName } from './use-write.ts'
export { WriteNotice } from './WriteNotice.tsx'
