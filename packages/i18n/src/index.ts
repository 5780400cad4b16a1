export { I18nextProvider as I18nProvider } from 'react-i18next'
export {
  applyResources,
  createI18n,
  type I18n,
  type I18nOptions,
  type OnMissingKey,
  type Resources,
} from './create-i18n.ts'
export { type FieldProblem, hint, hintText, problemText } from './field-text.ts'
export { countryIn, formatCount, formatDateTime, formatDay, formatExactTime, formatTime } from './format.ts'
export { leftText, minutesText } from './left-text.ts'
export { useTranslation } from './use-translation.ts'
