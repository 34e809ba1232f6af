import type { ComponentProps } from 'react'
import { type Placement, placed } from './placement'

interface UsesProps extends ComponentProps<'g'> {
  /** The id of a shape. */
  of: string
  at: readonly Placement[]
}

/** One shape of the drawing in several places. */
export function Uses({ of, at, ...rest }: UsesProps) {
  return (
    <g {...rest}>
      {at.map((placement) => (
        <use key={placement.join()} href={`#${of}`} transform={placed(placement)} />
      ))}
    </g>
  )
}
