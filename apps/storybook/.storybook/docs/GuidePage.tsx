import type { Guide } from '@boardwalk/ui/stories'
import { ArgTypes, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { DosAndDonts } from './DosAndDonts.tsx'
import { KeyboardTable } from './KeyboardTable.tsx'
import { Words } from './Words.tsx'

/** Documentation of a component, by readers' questions: purpose, usage, misuse, keys and props. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = preparedMeta.parameters.guide as Guide | undefined
  return (
    <>
      <Title />
      <Subtitle />
      {guide ? (
        <p>
          <Words of={guide.usage} />
        </p>
      ) : (
        <Description />
      )}
      <Primary />
      {guide && <DosAndDonts dos={guide.dos} donts={guide.donts} />}
      {guide && <KeyboardTable keys={guide.keyboard} />}
      <Properties isComponent={guide !== undefined} count={Object.keys(preparedMeta.argTypes ?? {}).length} />
      <Stories title="All states" includePrimary={false} />
    </>
  )
}

/** Screens without props show no table; components always do. */
function Properties({ isComponent, count }: { isComponent: boolean; count: number }) {
  if (count === 0 && !isComponent) return null
  return (
    <>
      <Heading>Properties</Heading>
      {count === 0 ? <p>Takes no properties.</p> : <ArgTypes />}
    </>
  )
}
