import type { ComponentProps } from 'react'
import { type Placement, placed } from './placement'

interface UsesProps extends ComponentProps<'g'> {
  /** The id of a shape. */
  of: string
  at: readonly Placement[]
}

/** A shape of the drawing, repeated in several places. */
export function Uses({ of, at, ...rest }: UsesProps) {
  return (
    <g {...rest}>
      {at.map((placement) => (
        <use key={placement.join()} href={`#${of}`} transform={placed(placement)} />
      ))}
    </g>
  )
}
