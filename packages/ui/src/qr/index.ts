export { QrCode, type QrCodeProps } from './QrCode.tsx'
export type { QrCorrection } from './qr-path.ts'
