/** A placement: x, y, scale (mirrored if below 0), rotation in degrees, and the vertical scale if it differs. */
export type Placement = readonly [x: number, y: number, scale: number, rotation?: number, scaleY?: number]

export const toTransform = ([x, y, scale, rotation = 0, scaleY = Math.abs(scale)]: Placement) =>
  `translate(${x} ${y})rotate(${rotation})scale(${scale} ${scaleY})`

/** Strokes of a pen. Two numbers are a dot; six numbers are a quadratic curve (start, control point, end). */
export type Strokes = readonly (readonly number[])[]

/** Returns dots spread over an ellipse. The golden angle (2.4) avoids rows of dots, and the sines avoid a spiral. */
export const createDots = (count: number, width: number, height: number): Strokes =>
  Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4 + Math.sin(index * 7)
    const radius = Math.sqrt((index + 0.5) / count) * (0.92 + 0.08 * Math.sin(index * 3))
    return [width * radius * Math.cos(angle), height * radius * Math.sin(angle)]
  })

/** Repeats strokes in several places, because a browser draws one long path faster than many shapes. */
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
