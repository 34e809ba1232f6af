import type { ComponentProps } from 'react'
import { type Placement, toTransform } from './placement'

interface RepeatedShapeProps extends ComponentProps<'g'> {
  /** The id of a shape. */
  shapeId: string
  placements: readonly Placement[]
}

/** A shape of the drawing at several positions. */
export function RepeatedShape({ shapeId, placements, ...rest }: RepeatedShapeProps) {
  return (
    <g {...rest}>
      {placements.map((placement) => (
        <use key={placement.join()} href={`#${shapeId}`} transform={toTransform(placement)} />
      ))}
    </g>
  )
}
