/**
 * The position, size and rotation (in degrees) of a shape. A negative `scale` mirrors the shape. `scaleY` is set only
 * if the vertical scale differs from the horizontal one.
 */
export type Placement = readonly [x: number, y: number, scale: number, rotation?: number, scaleY?: number]

export const toTransform = ([x, y, scale, rotation = 0, scaleY = Math.abs(scale)]: Placement) =>
  `translate(${x} ${y})rotate(${rotation})scale(${scale} ${scaleY})`

/** Lines of a drawing: each is a dot (x, y) or a quadratic curve (the x and y of start, control point and end). */
export type Strokes = readonly (readonly number[])[]

/** Returns dots that fill an ellipse. The golden angle (2.4 radians) avoids rows of dots; the sines avoid a spiral. */
export const createDots = (count: number, radiusX: number, radiusY: number): Strokes =>
  Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4 + Math.sin(index * 7)
    const distance = Math.sqrt((index + 0.5) / count) * (0.92 + 0.08 * Math.sin(index * 3))
    return [radiusX * distance * Math.cos(angle), radiusY * distance * Math.sin(angle)]
  })

/**
 * Returns copies of the strokes, one at each placement, for a single path: a browser draws one long path faster than many
 * shapes. The placements must not have a negative `scale` or a `scaleY`.
 */
export const repeatStrokes = (strokes: Strokes, placements: readonly Placement[]): Strokes =>
  placements.flatMap(([x, y, scale, rotation = 0]) => {
    const cos = scale * Math.cos((rotation * Math.PI) / 180)
    const sin = scale * Math.sin((rotation * Math.PI) / 180)
    return strokes.map((points) =>
      points.map((value, index) =>
        index % 2
          ? y + (points[index - 1] ?? 0) * sin + value * cos
          : x + value * cos - (points[index + 1] ?? 0) * sin,
      ),
    )
  })

/** Returns the `d` attribute of a path. A dot is a line without length, of which only the round ends are visible. */
export const toPathData = (strokes: Strokes) =>
  strokes
    .map((points) => {
      const [x, y, ...curve] = points.map((value) => Math.round(value * 10) / 10)
      return `M${x} ${y}${curve.length > 0 ? `Q${curve.join(' ')}` : 'h0'}`
    })
    .join('')
