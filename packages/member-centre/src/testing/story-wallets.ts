import type { Fakes } from '@boardwalk/api-client/fakes'
import { NOW } from '@boardwalk/api-client/fakes'

/** Two providers with a wallet of their own, one of them with money, and one that plays from the main wallet. */
export const storyWallets = (): Pick<Fakes, 'balance' | 'merchantWallet'> => ({
  balance: () => ({
    ...{
      sumBalance: '1370.50',
      cash: '1000.00',
      bonus: '50.00',
      hold: '100.00',
      currency: 'TLB',
      asOf: NOW,
      version: 7,
    },
    vendors: [{ accountTypeId: '202', balance: '320.505' }],
  }),
  merchantWallet: () => ({
    isSingle: false,
    wallets: [
      { accountTypeId: '101', vassalage: 'NOVA', mode: 'SEAMLESS', transferable: false },
      { accountTypeId: '202', vassalage: 'CARDS', mode: 'TRANSFER', transferable: true },
      { accountTypeId: '203', vassalage: 'REEF', mode: 'TRANSFER', transferable: true },
    ],
  }),
})
