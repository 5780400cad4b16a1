export { SubmitButton } from '../network/SubmitButton.tsx'
export { useBalanceHold } from '../session/use-balance-hold.ts'
export { useWrite, type Write, type WriteName } from './use-write.ts'
export { WriteNotice } from './WriteNotice.tsx'
