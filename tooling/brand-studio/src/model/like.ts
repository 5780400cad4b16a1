import { languageCodes } from '@boardwalk/i18n/codes'
import { brandSchema, featureKeys, roleNames, tokensSchema } from '../kit.ts'
import type { FileName } from './draft.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

const all = (names: readonly string[]): JsonObject => Object.fromEntries(names.map((name) => [name, true]))
const sentence = all(languageCodes)
const roles = all(roleNames)

/** Objects with every key of a file in its customary order, for `setAt`. */
export function likeOf(merged: Record<FileName, Json>): Record<FileName, JsonObject> {
  const { brand, tokens } = merged
  return {
    brand: {
      ...all(Object.keys(brandSchema.entries)),
      ...inOrder(Object.keys(brandSchema.entries), brand),
      tagline: sentence,
      description: sentence,
      features: all(featureKeys),
    },
    tokens: {
      ...all(Object.keys(tokensSchema.entries)),
      ...inOrder(Object.keys(tokensSchema.entries), tokens),
      semantic: { light: roles, dark: roles },
    },
  }
}

const inOrder = (keys: readonly string[], value: Json): JsonObject =>
  isObject(value) ? Object.fromEntries(keys.map((key) => [key, value[key] ?? true])) : {}
