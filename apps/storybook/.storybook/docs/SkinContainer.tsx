import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { applyGlobals } from '../apply-skin.ts'
import { skinTheme } from './skin-theme.ts'

/** Documentation in the brand and theme of the toolbar, like the stories on it. */
export function SkinContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => {
    const [story] = context.componentStories()
    if (story) applyGlobals(context.getStoryContext(story).globals)
    return skinTheme()
  })
  useEffect(() => {
    const change = ({ globals }: { globals: Record<string, unknown> }) => {
      applyGlobals(globals)
      setTheme(skinTheme())
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
