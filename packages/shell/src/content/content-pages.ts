/** Pages of words and pictures, in one file of the build. */
export { ArticlePage } from './articles/ArticlePage.tsx'
export { TermsPage } from './articles/TermsPage.tsx'
export { HelpPage } from './help/HelpPage.tsx'
export { NoticePage } from './notices/NoticePage.tsx'
export { PoliciesPage } from './policies/PoliciesPage.tsx'
export { PolicyPage } from './policies/PolicyPage.tsx'
export { PromotionPage } from './promotions/PromotionPage.tsx'
export { PromotionsPage } from './promotions/PromotionsPage.tsx'
