/** A text per platform language code; English is always there and stands in for the missing ones. */
export type Texts = { EN: string } & Partial<Record<string, string>>
