/** A guide's sentence, in which `names` of the code are between backticks. */
export const Words = ({ of }: { of: string }) =>
  of.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))
