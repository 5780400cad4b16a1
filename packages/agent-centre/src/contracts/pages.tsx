import { ContractPage } from './ContractPage.tsx'

/** One page for each kind; they differ in nothing else. */
export const DividendPage = () => <ContractPage kind="DIVIDEND" />
export const DailyPage = () => <ContractPage kind="DAILY" />
export const HourlyPage = () => <ContractPage kind="HOURLY" />
export const RealTimePage = () => <ContractPage kind="REALTIME" />
