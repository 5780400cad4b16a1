import type { ComponentPropsWithRef, ElementType } from 'react'

/** Props of a component that renders another element or component, such as a router's link. */
export type Polymorphic<C extends ElementType, Own> = Own & {
  /** The element or component to be, such as a router's link; it takes the rest. */
  as?: C
} & Omit<ComponentPropsWithRef<C>, keyof Own | 'as'>
