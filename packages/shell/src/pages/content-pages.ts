/** Pages of words, pictures and frames, in one file of the build. */
export { AbsentPage } from './absent/AbsentPage.tsx'
export { ArticlePage } from './articles/ArticlePage.tsx'
export { AboutPage, TermsPage } from './articles/ArticlesPage.tsx'
export { SeamlessPage } from './frames/SeamlessPage.tsx'
export { HelpPage } from './help/HelpPage.tsx'
export { NoticePage } from './notices/NoticePage.tsx'
export { PromotionPage } from './promotions/PromotionPage.tsx'
export { PromotionsPage } from './promotions/PromotionsPage.tsx'
