import { centreRoutes } from './contract/centre-routes.ts'
import { type Definitions, definitions } from './definitions.ts'
import { lazyApi } from './lazy.ts'

/** Rows of the member and agent centre; import from `@boardwalk/api-client/centres` in their pages only. */
const centresApi = lazyApi.injectEndpoints({
  endpoints: (build) => definitions<Definitions<keyof typeof centreRoutes>>(centreRoutes, build),
})

export const {
  useConsolidatedFundsQuery,
  useLazyConsolidatedFundsQuery,
  useProcessDividendMutation,
  useProcessDailySalaryMutation,
  useProcessHourlySalaryMutation,
  useProcessRealTimeSalaryMutation,
  usePointBalanceQuery,
  useLazyPointBalanceQuery,
  usePointRewardsQuery,
  useLazyPointRewardsQuery,
  useRedeemRewardMutation,
  useRedeemHistoryQuery,
  useLazyRedeemHistoryQuery,
  usePointConfigQuery,
  useLazyPointConfigQuery,
  usePointTransactionsQuery,
  useLazyPointTransactionsQuery,
  useConvertPointsMutation,
  useTransactionsQuery,
  useLazyTransactionsQuery,
  useBetsQuery,
  useLazyBetsQuery,
  useBetDetailQuery,
  useLazyBetDetailQuery,
  useMessagesQuery,
  useLazyMessagesQuery,
  useMessageQuery,
  useLazyMessageQuery,
  useReadMessagesMutation,
  useDeleteMessagesMutation,
  useProfitQuery,
  useLazyProfitQuery,
  useSecurityQuery,
  useLazySecurityQuery,
  useLoginsQuery,
  useLazyLoginsQuery,
  useSetPayPasswordMutation,
  useSendContactCodeMutation,
  useBindContactMutation,
  useEnrollTotpMutation,
  useConfirmTotpMutation,
  useDisableTotpMutation,
} = centresApi
