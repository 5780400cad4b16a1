/** Everything of the brand kit that this page uses, in one place. */
export * from '@boardwalk/brand-kit/tokens'
