import type { Guide } from '@boardwalk/ui/stories'
import { Heading } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'

/** Keys and their effects. For a component without focus it shows a note. */
export function KeyboardTable({ keys }: { keys: Guide['keyboard'] }) {
  return (
    <>
      <Heading>Keyboard</Heading>
      {keys.length === 0 ? (
        <p>Takes no focus.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([combination, effect]) => (
              <tr key={combination}>
                <td>
                  <Keys of={combination} />
                </td>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** `Shift + Tab` and `Enter, Space` as keys; the words between them stay words. */
const Keys = ({ of }: { of: string }) =>
  of
    .split(/(\s*[,+/]\s+|\s+(?:or|and)\s+)/)
    .map((part, index) => <Fragment key={`${index}${part}`}>{index % 2 ? part : <kbd>{part}</kbd>}</Fragment>)
