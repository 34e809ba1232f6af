import { RepeatedShape } from './RepeatedShape'

/**
 * The trees in front of the gatehouse: first the two far ones, then the two near ones. `shade` is the offset (x, y) from the
 * foot of a tree to the end of its shadow, in multiples of the tree's height.
 */
const trees = [
  { x: 366, y: 712, scale: 0.92, shade: [-0.6, 0.11] },
  { x: 884, y: 716, scale: -1.06, shade: [-0.2, 0.47] },
  { x: 118, y: 846, scale: 1.9, shade: [-0.59, 0.16] },
  { x: 1092, y: 806, scale: -1.46, shade: [0.36, 0.41] },
] as const

const toPlacement = ({ x, y, scale }: (typeof trees)[number]) => [x, y, scale] as const

/** The trees in front of the gatehouse, their shadows, the petals or leaves on the ground, and the plants in the foreground. */
export function Trees({ id, season }: { id: string; season: 'summer' | 'winter' }) {
  const isSummer = season === 'summer'
  return (
    <>
      <g opacity=".16" stroke="currentColor" color="var(--shade)">
        {trees.map(({ x, y, scale, shade: [dx, dy] }) => {
          const size = Math.abs(scale)
          return (
            <g key={x} transform={`translate(${x} ${y})scale(${size})`}>
              <use
                href={`#${id}${isSummer ? 'trunk' : 'tree-far'}`}
                transform={`matrix(1 0 ${-dx} ${-dy} 0 0)`}
              />
              {isSummer && (
                <RepeatedShape
                  shapeId={`${id}dots`}
                  placements={[[Math.round(dx * 236), Math.round(dy * 236), 2.3, 0, 0.7]]}
                  strokeWidth={20}
                />
              )}
            </g>
          )
        })}
      </g>
      <RepeatedShape
        shapeId={`${id}dots`}
        placements={[
          [372, 724, 2.4, 0, 0.5],
          [858, 728, 2.6, 0, 0.56],
          [160, 862, 3.6, 0, 0.8],
          [1050, 822, 3.2, 0, 0.8],
        ]}
        stroke="var(--bloom2)"
        strokeWidth={9}
        opacity={isSummer ? 0.75 : 0.5}
      />
      <RepeatedShape
        shapeId={`${id}petals`}
        placements={[
          [400, 732, 1, 0, 0.3],
          [850, 734, 1, 0, 0.32],
          [640, 704, 0.8, 0, 0.2],
        ]}
        stroke="var(--bloom2)"
      />
      <RepeatedShape
        shapeId={`${id}petals`}
        placements={[
          [210, 868, 1.7, 0, 0.55],
          [1030, 842, 1.5, 0, 0.5],
          [600, 800, 1.7, 0, 0.5],
        ]}
        stroke="var(--bloom1)"
      />
      <g stroke="currentColor" color="var(--bark)">
        <RepeatedShape
          shapeId={`${id}${isSummer ? 'tree-far' : 'tree'}`}
          placements={trees.slice(0, 2).map(toPlacement)}
        />
        <RepeatedShape shapeId={`${id}tree`} placements={trees.slice(2).map(toPlacement)} />
      </g>
      <RepeatedShape
        shapeId={`${id}tuft`}
        placements={[
          [70, 876, 1.1],
          [150, 896, -0.9],
          [1090, 886, 0.9],
          [1160, 874, -1.1],
          [24, 880, -1.25],
          [1192, 890, 1.2],
          [238, 912, 0.7],
          [1020, 912, -0.7],
        ]}
        stroke="var(--lawn1)"
      />
      {isSummer && (
        <>
          <RepeatedShape
            shapeId={`${id}dots`}
            placements={[
              [62, 772, 0.3],
              [150, 812, 0.3],
              [1100, 798, 0.3],
              [1186, 776, 0.3],
            ]}
            stroke="var(--bloom3)"
            strokeWidth={20}
          />
          <RepeatedShape
            shapeId={`${id}dots`}
            placements={[
              [96, 800, 0.3, 20],
              [12, 764, 0.3],
              [1152, 770, 0.3, 9],
            ]}
            stroke="var(--bloom2)"
            strokeWidth={20}
          />
        </>
      )}
      <RepeatedShape
        shapeId={`${id}bough`}
        placements={
          isSummer
            ? [
                [330, -46, 1.3, 8],
                [440, -14, 1.05, 12],
                [540, 16, 0.8, 14],
                [616, 36, 0.5, 16],
              ]
            : [
                [290, -140, 2.1, 106],
                [400, -120, 1.1, 112],
              ]
        }
        stroke="currentColor"
        color="var(--bark)"
      />
    </>
  )
}
