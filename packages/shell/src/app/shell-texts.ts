/** Texts of dialogs, forms, errors and small pages, which the first view does without. */
export { texts as shellTexts } from '@boardwalk/i18n/texts/dialogs+access+errors+network+patterns+site'
