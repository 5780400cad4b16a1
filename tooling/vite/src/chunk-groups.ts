import type { Rolldown } from 'vite'

/** Which modules are one file of the browser's build. Several at once compress better together, and are one request. */

/** Libraries that every page needs: they change rarely, so a visitor keeps them over many releases. */
const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-redux|@reduxjs|immer|redux|reselect|i18next|react-i18next|styled-components|stylis)[\\/]/

/** Parts of features and of the shell that no page does without, but every page begins without. */
const afterwards = [
  /(?<!api-client[\\/])src[\\/](?:[\w-]+[\\/])?lazy\.ts$/,
  /(?:AfterHydration|WeakNetwork|InstallOffer|TermsWatch|Arrival|ToastList|Jackpot|HomeRows|WinnerSwitch)\.tsx$/,
  /[\\/](?:foundation[\\/]download|site[\\/]use-async-labels|contract[\\/](?:day-in|record-days))\.ts$/,
]

/** All later texts of a language. */
const laterTextsOf = (id: string) => `${/locales\/([A-Z]+)-/.exec(id)?.[1]}-later`

/** Small parts of forms, lists and cards that many pages share; without a group they would be in the chunk of one page. */
const fields = [
  /ui[\\/]src[\\/]form[\\/](?:FormActions|FormField|control-styles|SearchField|SegmentedControl|TextField|PasswordField|digits|Checkbox)\./,
  /ui[\\/]src[\\/](?:layout[\\/]Grid|navigation[\\/](?:Tabs|move-tab)|data[\\/]KeyValueList)\./,
  /[\\/](?:network[\\/]SubmitButton|session[\\/](?:hold-balance|use-balance-hold)|left-text|safety[\\/]use-figures)\./,
]

const choices = /ui[\\/]src[\\/]form[\\/](?:FieldGroup|choice-styles|RadioGroup)\./

/** Inputs with rules: a code, a phone number, one of a long list, fields with a pattern. */
const answers = [
  /ui[\\/]src[\\/]form[\\/](?:code|phone|list)[\\/]/,
  /[\\/]code[\\/](?:CodeEntry|use-code-sender|MobileEntry|use-mobile)\./,
  /[\\/](?:use-end-at|use-wait|accepted-pattern|field-patterns|check-field|field-text|field-problem|use-field-text)\./,
  /[\\/]site[\\/]Failure\./,
]

/** Shared by sign-in, registration and recovery, with the library of their forms. */
const signIn = /shell[\\/]src[\\/](?:session|human|login|firebase)[\\/]|[\\/]code[\\/]use-mobile-code\./
const formLibrary = /node_modules[\\/]react-hook-form[\\/]/

const lists = /game-lobby[\\/]src[\\/](?:games|lobby|sheet|play[\\/]use-asks)/

const anyOf = (tests: readonly RegExp[]) => (id: string) => tests.some((test) => test.test(id))

/**
 * A group also takes the imports of its modules that no earlier group has. So small parts come before the groups that
 * use them: otherwise a dialog with one radio button would load the code of the sign-in.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: framework, priority: 2 },
  // Everything that home needs, as one request: the pieces compress better together than apart.
  { name: 'storefront', tags: ['$initial'], priority: 1 },
  // The parts that every page loads after its first view, as one request for code and one for texts.
  { name: 'after', test: anyOf(afterwards), priority: 1 },
  { name: laterTextsOf, test: /virtual:locales\/[A-Z]+-/, priority: 1 },
  { name: 'fields', test: anyOf(fields), priority: 1 },
  { name: 'choices', test: choices, priority: 1 },
  { name: 'answers', test: anyOf(answers), minShareCount: 2, priority: 1 },
  { name: 'forms', test: signIn, minShareCount: 2, priority: 1 },
  { name: 'forms', test: formLibrary, priority: 1 },
  // Lobby, search and game sheet show the same lists.
  { name: 'lobby', test: lists, minShareCount: 2, priority: 0.5 },
  // Most dialogs need these modules, each of them below one kilobyte.
  { name: 'common', minShareCount: 22, priority: 0.4 },
  // Code shared by several later pages, grouped by its users: a dialog must not load the code of another.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_300 },
]
