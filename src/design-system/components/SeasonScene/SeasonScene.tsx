import { type ComponentPropsWithRef, useDeferredValue, useId } from 'react'
import styled, { keyframes } from 'styled-components'
import { motion } from '@/design-system/theme/tokens'
import { Backdrop } from './Backdrop'
import { dots, pathOf } from './placement'
import { Street } from './Street'
import { seasonPaints } from './season-paints'
import { TreeShapes } from './TreeShapes'
import { Trees } from './Trees'

interface SeasonSceneProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Jacarandas in bloom and warm light, or bare trees and low light. */
  season: 'summer' | 'winter'
}

/** A drawing of a street of the neighbourhood and its gate; decoration that fills its box, cut at the top and sides. */
export function SeasonScene({ season, ...rest }: SeasonSceneProps) {
  const id = useId()
  // The sky is there at once; the street follows when the page it decorates has been drawn.
  const isDrawn = useDeferredValue(true, false)
  return (
    <Picture
      {...rest}
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 1200 900"
      preserveAspectRatio="xMidYMax slice"
      data-season={season}
    >
      {isDrawn && (
        <Drawing>
          <defs>
            <Gradients id={id} />
            <TreeShapes id={id} season={season} />
            <OtherShapes id={id} />
          </defs>
          <Backdrop id={id} season={season} />
          <Street id={id} />
          <Trees id={id} season={season} />
        </Drawing>
      )}
    </Picture>
  )
}

/** Each of name, direction and stops: paint, offset, opacity. */
const gradients = [
  ['sky', 1, ['sky0', 0, 1], ['sky1', 0.48, 1], ['sky2', 0.8, 1], ['sky3', 1, 1]],
  ['haze', 1, ['haze', 0, 0], ['haze', 0.6, 1], ['haze', 1, 0]],
  ['road', 1, ['walk', 0, 1], ['road', 0.5, 1]],
  ['lawn', 1.7, ['lawn0', 0.15, 1], ['lawn1', 1, 1]],
] as const

const stop = ([paint, offset, opacity]: readonly [string, number, number]) => (
  <stop key={offset} offset={offset} stopColor={`var(--${paint})`} stopOpacity={opacity} />
)

function Gradients({ id }: { id: string }) {
  return (
    <>
      {gradients.map(([name, y2, ...stops]) => (
        <linearGradient key={name} id={id + name} x2="0" y2={y2}>
          {stops.map(stop)}
        </linearGradient>
      ))}
      <radialGradient id={`${id}glow`}>
        {(
          [
            ['sun', 0, 0.85],
            ['sun', 0.3, 0.35],
            ['sun', 1, 0],
          ] as const
        ).map(stop)}
      </radialGradient>
    </>
  )
}

function OtherShapes({ id }: { id: string }) {
  return (
    <>
      <g id={`${id}house`}>
        <path d="M-80 0V-74L0-128 80-74V0z" fill="var(--wall0)" />
        <path d="M-80-60 0-114 80-60V-74L0-128-80-74zM40-148h20v50H40z" fill="var(--wall1)" />
        <path d="M-98-62 0-140 98-62 90-54 0-122-90-54z" fill="var(--roof0)" />
        <path d="M0-140 98-62 90-54 0-122z" fill="var(--roof1)" />
        <path d="M-54-44h30v30h-30zM24-44h30v30H24zM-9-92H9v18H-9z" fill="var(--glass)" />
      </g>
      <path id={`${id}petals`} d={pathOf(dots(48, 165, 62))} strokeWidth="7" />
      <path
        id={`${id}tuft`}
        strokeWidth="5"
        d="M0 0Q-4-40-30-66M2 0Q0-50-10-86M4 0Q8-46 6-98M8 0Q14-44 30-80M12 0Q24-34 52-58M-4 0Q-18-26-46-40"
      />
    </>
  )
}

const appear = keyframes`
  from {
    opacity: 0;
  }
`

const Drawing = styled.g`
  animation: ${appear} ${motion.slow};
`

const Picture = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke-linecap: round;
  background: linear-gradient(var(--sky0), var(--sky1) 32%, var(--sky2) 53%, var(--sky3) 67%, var(--lawn0) 67%);

  &[data-season='summer'] {
    ${seasonPaints('summer')}
  }

  &[data-season='winter'] {
    ${seasonPaints('winter')}
  }
`
