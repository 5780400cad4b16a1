import { storefront } from '@boardwalk/vite'

export default storefront('philippines')
