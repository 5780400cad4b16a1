import { Text } from '@boardwalk/ui'
import { toParagraphs } from '../site/to-paragraphs.ts'

/** Text of an operator, as paragraphs; whatever markup it holds is never markup of the page. */
export const Paragraphs = ({ html }: { html: string }) =>
  // The same sentence may stand twice, and the list never changes its order.
  toParagraphs(html).map((paragraph, index) => <Text key={index}>{paragraph}</Text>)
