import type { ComponentProps } from 'react'
import { type Placement, toTransform } from './placement'

interface UsesProps extends ComponentProps<'g'> {
  /** The id of a shape. */
  shapeId: string
  placements: readonly Placement[]
}

/** A shape of the drawing at several positions. */
export function Uses({ shapeId, placements, ...rest }: UsesProps) {
  return (
    <g {...rest}>
      {placements.map((placement) => (
        <use key={placement.join()} href={`#${shapeId}`} transform={toTransform(placement)} />
      ))}
    </g>
  )
}
