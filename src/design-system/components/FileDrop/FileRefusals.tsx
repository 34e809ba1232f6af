import { Refusals } from './file-drop-styles'

interface FileRefusalsProps {
  /** A sentence for each file that was not added. */
  refusals: readonly string[]
}

/** Why files were not added, said at once. Internal. */
export function FileRefusals({ refusals }: FileRefusalsProps) {
  return (
    <Refusals role="alert">
      {refusals.map((refusal, index) => (
        <p key={String(index)}>{refusal}</p>
      ))}
    </Refusals>
  )
}
