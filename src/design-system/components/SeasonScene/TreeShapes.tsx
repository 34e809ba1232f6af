import { createDots, type Placement, repeatStrokes, toPathData } from './placement'
import { RepeatedShape } from './RepeatedShape'

const clusterDots = createDots(30, 62, 30)

interface TreeShapesProps {
  /** The prefix of the ids of all shapes in the drawing. */
  id: string
  season: 'summer' | 'winter'
}

/** Defines the shapes of the trees: `tree` has every detail; `tree-far` has fewer, for distant trees and for shadows. */
export function TreeShapes({ id, season }: TreeShapesProps) {
  return (
    <>
      <path
        id={`${id}trunk`}
        stroke="none"
        fill="currentColor"
        d="M-17 4Q-7-8-8-44T-12-104Q-22-140-64-166L-104-186-64-172Q-22-158-8-130-4-160-26-206L-30-226-18-204Q0-170 3-136 18-160 22-196L34-234 30-192Q28-160 14-128 34-150 66-160L112-188 70-154Q26-130 14-100 8-70 10-40 12-12 22 4z"
      />
      <path id={`${id}dots`} d={toPathData(clusterDots)} />
      {season === 'summer' ? <Jacaranda id={id} /> : <BareTree id={id} />}
    </>
  )
}

/** The placements of the blossoms. The outer and lower blossoms come first, so that the following ones cover them. */
const crown = [
  [-112, -206, 0.86, -16],
  [108, -210, 0.9, 14],
  [-62, -246, 0.92, -8],
  [60, -252, 0.95, 9],
  [4, -276, 0.86, -3],
  [-20, -206, 0.6],
] as const
const crownEdge = [
  [-152, -182, 0.46, -24],
  [154, -190, 0.5, 22],
  [40, -204, 0.5, 6],
] as const

/** The layers of dots in a cluster, from the shaded to the sunlit layer. Each has a paint, a dot width and a placement. */
const layers = [
  ['bloom0', 25, [2, 10, 1.06]],
  ['bloom1', 17, [0, 0, 0.98, 180]],
  ['bloom2', 9, [3, -9, 0.84, 60]],
  ['bloom2', 4, [0, 2, 1.14, 8]],
  ['bloom3', 5, [6, -17, 0.7, 170]],
] as const

/** The placements of the small clusters that form a bough. */
const clustersOfBough = [
  [-40, 14, 0.6, -10],
  [42, 16, 0.62, 12],
  [-8, -2, 0.66],
  [22, -26, 0.6, 8],
  [-30, -22, 0.54, -6],
] as const

function Blossoms({
  id,
  placements,
  widthFactor,
}: {
  id: string
  placements: readonly Placement[]
  widthFactor: number
}) {
  return (
    <g id={id}>
      {layers.map(([paint, width, placement]) => (
        <path
          key={width}
          d={toPathData(repeatStrokes(repeatStrokes(clusterDots, [placement]), placements))}
          stroke={`var(--${paint})`}
          strokeWidth={width * widthFactor}
        />
      ))}
    </g>
  )
}

function Jacaranda({ id }: { id: string }) {
  return (
    <>
      <Blossoms id={`${id}cluster`} placements={[[0, 0, 1]]} widthFactor={1} />
      <Blossoms id={`${id}bough`} placements={clustersOfBough} widthFactor={0.6} />
      <g id={`${id}tree-far`}>
        <use href={`#${id}trunk`} />
        <RepeatedShape shapeId={`${id}cluster`} placements={[...crown, ...crownEdge]} />
      </g>
      <g id={`${id}tree`}>
        <use href={`#${id}trunk`} />
        <RepeatedShape shapeId={`${id}bough`} placements={crown} />
        <RepeatedShape shapeId={`${id}cluster`} placements={crownEdge} />
      </g>
    </>
  )
}

const twig = [
  [0, 2, 5, -48, -2, -100],
  [1, -30, 10, -54, 26, -74],
  [1, -44, -6, -64, -22, -82],
  [0, -62, 8, -82, 20, -96],
  [-1, -74, -6, -88, -14, -102],
  [26, -74, 34, -80, 38, -92],
] as const
const stem = [[0, 3, 7, -44, -3, -100]] as const
const twigsOfStem = repeatStrokes(twig, [
  [-3, -97, 0.72, 4],
  [3, -52, 0.66, 46],
  [2, -66, 0.66, -44],
  [3, -34, 0.46, -62],
])
const stemsOfBough = [
  [2, -94, 0.76, 6],
  [-4, -40, 0.62, 40],
  [-3, -60, 0.7, -38],
  [0, -80, 0.56, 62],
] as const
const boughs = [
  [-98, -184, 0.62, -58],
  [-60, -168, 0.5, -22],
  [-28, -220, 0.74, -14],
  [32, -228, 0.72, 12],
  [106, -184, 0.62, 56],
  [64, -162, 0.5, 26],
] as const

/** A tree without leaves. Its shapes are nested: twigs on stems, stems on boughs, boughs on the trunk. */
function BareTree({ id }: { id: string }) {
  return (
    <>
      <g id={`${id}branch`}>
        <path d={toPathData(stem)} strokeWidth="5" />
        <path d={toPathData(twigsOfStem)} strokeWidth="2.3" />
      </g>
      <g id={`${id}bough`}>
        <path d="M0 4Q-9-46 2-98" strokeWidth="8" />
        <path d={toPathData(repeatStrokes(stem, stemsOfBough))} strokeWidth="3.5" />
        <path d={toPathData(repeatStrokes(twigsOfStem, stemsOfBough))} strokeWidth="1.6" />
      </g>
      <g id={`${id}tree`}>
        <use href={`#${id}trunk`} />
        <RepeatedShape shapeId={`${id}bough`} placements={boughs} />
        <RepeatedShape
          shapeId={`${id}branch`}
          placements={[
            [-16, -196, 0.5, 38],
            [24, -196, 0.5, -34],
          ]}
        />
      </g>
      <g id={`${id}tree-far`}>
        <use href={`#${id}trunk`} />
        <RepeatedShape shapeId={`${id}branch`} placements={boughs} />
      </g>
    </>
  )
}
