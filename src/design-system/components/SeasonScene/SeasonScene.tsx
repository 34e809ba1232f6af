import { type ComponentPropsWithRef, useDeferredValue, useId } from 'react'
import styled, { keyframes } from 'styled-components'
import { square } from '@/design-system/theme/mixins'
import { motion } from '@/design-system/theme/tokens'
import { createDots, toPathData } from './placement'
import { RepeatedShape } from './RepeatedShape'
import { backgroundPaints, buildSeasonPaints, drawingPaints } from './season-paints'
import { TreeShapes } from './TreeShapes'
import { Trees } from './Trees'

interface SeasonSceneProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** `summer` draws jacarandas in bloom and warm light; `winter` draws bare trees and low light. */
  season: 'summer' | 'winter'
}

/** A decorative drawing of the neighbourhood's entrance. It fills its container and is cropped at the top and sides. */
export function SeasonScene({ season, ...rest }: SeasonSceneProps) {
  const id = useId()
  // The CSS background shows the sky at once. The drawing renders after the page, so that it does not delay the page.
  const isDrawingRendered = useDeferredValue(true, false)
  return (
    <Picture
      {...rest}
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 1200 900"
      preserveAspectRatio="xMidYMax slice"
      data-season={season}
    >
      {isDrawingRendered && (
        <Drawing data-season={season}>
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

/** The vertical gradients: each has a name, a length (1 is the height of the shape) and stops (paint, offset, opacity). */
const gradients = [
  ['sky', 1, ['sky0', 0, 1], ['sky1', 0.48, 1], ['sky2', 0.8, 1], ['sky3', 1, 1]],
  ['haze', 1, ['haze', 0, 0], ['haze', 0.6, 1], ['haze', 1, 0]],
  ['road', 1, ['walk', 0, 1], ['road', 0.5, 1]],
  ['lawn', 1.7, ['lawn0', 0.15, 1], ['lawn1', 1, 1]],
] as const

const renderStop = ([paint, offset, opacity]: readonly [string, number, number]) => (
  <stop key={offset} offset={offset} stopColor={`var(--${paint})`} stopOpacity={opacity} />
)

function Gradients({ id }: { id: string }) {
  return (
    <>
      {gradients.map(([name, y2, ...stops]) => (
        <linearGradient key={name} id={id + name} x2="0" y2={y2}>
          {stops.map(renderStop)}
        </linearGradient>
      ))}
      <radialGradient id={`${id}glow`}>
        {(
          [
            ['sun', 0, 0.85],
            ['sun', 0.3, 0.35],
            ['sun', 1, 0],
          ] as const
        ).map(renderStop)}
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
      <path id={`${id}petals`} d={toPathData(createDots(48, 165, 62))} strokeWidth="7" />
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

/* The styles of the drawing are not in the page until it is drawn. */
const Drawing = styled.g`
  animation: ${appear} ${motion.slow};
  ${buildSeasonPaints(drawingPaints)}
`

const Picture = styled.svg`
  display: block;
  ${square('100%')}
  fill: none;
  stroke-linecap: round;
  background: linear-gradient(var(--sky0), var(--sky1) 32%, var(--sky2) 53%, var(--sky3) 67%, var(--lawn0) 67%);
  ${buildSeasonPaints(backgroundPaints)}
`

/** The street, its hedges, and the gatehouse with a raised barrier. */
function Street({ id }: { id: string }) {
  return (
    <>
      <path fill={`url(#${id}lawn)`} d="M0 616Q300 598 600 600T1200 614V900H0z" />
      <path
        fill="var(--walk)"
        d="M622 574Q600 620 520 664 400 740 130 900H1130Q880 750 764 664 668 614 640 574z"
      />
      <path
        fill={`url(#${id}road)`}
        d="M624 574Q606 624 540 666 430 742 236 900H1016Q838 750 738 666 660 616 638 574z"
      />
      <RepeatedShape
        shapeId={`${id}tree-far`}
        placements={[
          [604, 590, 0.16],
          [660, 590, -0.18],
          [570, 608, 0.29],
          [700, 608, -0.3],
        ]}
        stroke="currentColor"
        color="var(--bark)"
      />
      <path fill={`url(#${id}haze)`} d="M0 480h1200v190H0z" />
      <path
        stroke="var(--hedge0)"
        strokeWidth="34"
        strokeDasharray="0 21"
        d="M-4 630Q200 618 412 632M786 632Q960 620 1210 628"
      />
      <path fill="var(--hedge0)" d="M0 630Q200 618 424 632V676H0zM772 632Q960 620 1200 628V676H772z" />
      <path
        fill="var(--hedge1)"
        d="M0 654Q200 642 424 652V680L0 686zM772 652Q960 642 1200 650V682L772 680z"
      />
      <path fill="var(--wall0)" d="M418 676V572h92v104z" />
      <path fill="var(--wall1)" d="M418 572h92v14H418zM478 586h32v90h-32z" />
      <path fill="var(--stone)" d="M412 676v-30h102v30zM752 676V602h28v74zM747 602v-9h38v9z" />
      <path fill="var(--glass)" d="M428 598h19v32h-19zM451 598h19v32h-19zM486 598h24v32h-24z" />
      <path fill="var(--roof0)" d="M394 576 436 530h56l42 46z" />
      <path fill="var(--roof1)" d="M474 576 492 530l42 46z" />
      <circle cx="766" cy="582" r="10" fill="var(--bulb)" />
      <path fill="var(--bark)" d="M528 676v-40h11v40z" />
      <g strokeLinecap="butt" strokeWidth="6" transform="translate(534 640)rotate(-60)">
        <path stroke="var(--arm0)" d="M0 0H140" />
        <path stroke="var(--arm1)" strokeDasharray="20" d="M20 0H140" />
      </g>
      <g opacity="var(--lamp)" fill={`url(#${id}glow)`}>
        <circle cx="450" cy="614" r="110" />
        <circle cx="766" cy="582" r="100" />
      </g>
    </>
  )
}

/** The background behind the gatehouse: sky, hills, groves, houses. */
function Backdrop({ id, season }: { id: string; season: 'summer' | 'winter' }) {
  return (
    <>
      <path fill={`url(#${id}sky)`} d="M0 0h1200v600H0z" />
      <path
        d={toPathData(createDots(34, 600, 210))}
        transform="translate(600 230)"
        stroke="#fff"
        strokeWidth="3"
        opacity="var(--star)"
      />
      <circle cx="912" cy="480" r="520" fill={`url(#${id}glow)`} />
      <circle cx="924" cy="446" r="36" fill="var(--sun)" />
      <RepeatedShape
        shapeId={`${id}dots`}
        placements={[
          [470, 262, 1.5, 0, 0.34],
          [560, 282, 1.9, 0, 0.2],
          [250, 150, 1.5, 0, 0.3],
          [330, 172, 2.2, 0, 0.16],
          [880, 196, 1.3, 0, 0.26],
          [940, 212, 1.9, 0, 0.15],
          [800, 352, 2, 0, 0.13],
        ]}
        stroke="var(--cloud)"
        strokeWidth={30}
      />
      <path fill="var(--hill0)" d="M0 512Q150 446 330 490T660 508 920 462 1200 498V640H0z" />
      <path fill="var(--hill1)" d="M0 556Q120 522 260 544T580 556 860 528 1200 546V680H0z" />
      <g stroke="var(--grove)">
        <RepeatedShape
          shapeId={`${id}dots`}
          placements={[
            [40, 552, 1.1],
            [230, 560, 0.9],
            [452, 566, 0.7],
            [760, 562, 0.8],
            [960, 556, 0.8],
            [1150, 550, 1.1],
          ]}
          strokeWidth={28}
        />
        <path strokeWidth="16" d="M374 580v-78M394 580v-60M800 574v-84M822 574v-58M1074 566v-70" />
      </g>
      <RepeatedShape
        shapeId={`${id}house`}
        placements={[
          [96, 634, 1.2],
          [296, 618, -0.82],
          [1080, 632, -1.25],
          [900, 614, 0.8],
          [566, 596, 0.26],
          [716, 598, -0.3],
        ]}
      />
      {season === 'winter' && (
        <path d="M1018 438q-14-26 6-50t-4-54 24-56" stroke="var(--cloud)" strokeWidth="13" opacity=".8" />
      )}
    </>
  )
}
