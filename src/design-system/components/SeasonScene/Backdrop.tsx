import { dots, pathOf } from './placement'
import { Uses } from './Uses'

/** What is behind the gate: sky, hills, groves, houses. */
export function Backdrop({ id, season }: { id: string; season: 'summer' | 'winter' }) {
  return (
    <>
      <path fill={`url(#${id}sky)`} d="M0 0h1200v600H0z" />
      <path
        d={pathOf(dots(34, 600, 210))}
        transform="translate(600 230)"
        stroke="#fff"
        strokeWidth="3"
        opacity="var(--star)"
      />
      <circle cx="912" cy="480" r="520" fill={`url(#${id}glow)`} />
      <circle cx="924" cy="446" r="36" fill="var(--sun)" />
      <Uses
        of={`${id}dots`}
        at={[
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
        <Uses
          of={`${id}dots`}
          at={[
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
      <Uses
        of={`${id}house`}
        at={[
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
