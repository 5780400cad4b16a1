import type { Guide } from '@boardwalk/ui/stories'
import { ArgTypes, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { DosAndDonts } from './DosAndDonts.tsx'
import { KeyboardTable } from './KeyboardTable.tsx'

/** Documentation of a component, in the order in which somebody asks: what for, how, how not, with which keys and props. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = preparedMeta.parameters.guide as Guide | undefined
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {guide && <p>{guide.usage}</p>}
      <Primary />
      {guide && <DosAndDonts dos={guide.dos} donts={guide.donts} />}
      {guide && <KeyboardTable keys={guide.keyboard} />}
      {preparedMeta.component && (
        <>
          <Heading>Properties</Heading>
          <ArgTypes />
        </>
      )}
      <Stories title="All states" includePrimary={false} />
    </>
  )
}
