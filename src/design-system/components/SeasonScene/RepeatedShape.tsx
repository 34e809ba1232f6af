import type { ComponentProps } from 'react'
import { type Placement, toTransform } from './placement'

interface RepeatedShapeProps extends ComponentProps<'g'> {
  /** The id of a shape in the `<defs>` of the drawing. */
  shapeId: string
  placements: readonly Placement[]
}

/** Draws a shape once at each placement. */
export function RepeatedShape({ shapeId, placements, ...rest }: RepeatedShapeProps) {
  return (
    <g {...rest}>
      {placements.map((placement) => (
        <use key={placement.join()} href={`#${shapeId}`} transform={toTransform(placement)} />
      ))}
    </g>
  )
}
