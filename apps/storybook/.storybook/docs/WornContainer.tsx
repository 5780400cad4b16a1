import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { wearGlobals } from '../wear.ts'
import { wornTheme } from './worn-theme.ts'

/** Documentation in the brand and theme of the toolbar, like the stories on it. */
export function WornContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => {
    const [story] = context.componentStories()
    if (story) wearGlobals(context.getStoryContext(story).globals)
    return wornTheme()
  })
  useEffect(() => {
    const change = ({ globals }: { globals: Record<string, unknown> }) => {
      wearGlobals(globals)
      setTheme(wornTheme())
    }
    context.channel.on(GLOBALS_UPDATED, change)
    return () => context.channel.off(GLOBALS_UPDATED, change)
  }, [context])
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
    </DocsContainer>
  )
}
