import { instant } from '../columns.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from '../pg-core.ts'

/** A regional operator. Facts are updated from the brand's data at each start; operator changes are in `setting`. */
export const merchants = pgTable('merchant', {
  code: text().primaryKey(),
  brandId: text('brand_id').notNull().unique(),
  country: text().notNull(),
  countryName: text('country_name').notNull(),
  currency: text().notNull(),
  currencySymbol: text('currency_symbol').notNull(),
  timeZone: text('time_zone').notNull(),
  dialingCode: text('dialing_code').notNull(),
  languages: text().array().notNull(),
  hosts: text().array().notNull(),
  minAge: integer('min_age').notNull(),
  sort: integer().notNull(),
})

/** One named setting of a merchant; the shapes are in `permission/settings.ts`, absent names take their default. */
export const settings = pgTable(
  'setting',
  {
    merchant: text().notNull(),
    name: text().notNull(),
    value: jsonb().notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.name] })],
)

/** Avatars that a member may choose; the pictures are drawn by `/art`. */
export const avatars = pgTable('avatar', {
  id: text().primaryKey(),
  sort: integer().notNull(),
  isEnabled: boolean('is_enabled').notNull().default(true),
})
