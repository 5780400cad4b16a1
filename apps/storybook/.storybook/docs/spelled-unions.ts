import type { ArgTypesEnhancer } from 'storybook/internal/types'

type Described = { tsType?: { name: string; raw?: string } }

/** Writes a union's members into the table of props, which otherwise contains only the word "union". */
export const spelledUnions: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as { __docgenInfo?: { props?: Record<string, Described> } } | undefined)?.__docgenInfo?.props
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props?.[name]?.tsType
      if (type?.name !== 'union' || !type.raw) return [name, argType]
      const summary = type.raw.replace(/\s+/g, ' ').replace(/^\| /, '')
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }]
    }),
  )
}
