import { toLinearChannels } from './contrast'

/*
 * Oklch describes a colour by perceived lightness, chroma and hue. Code can change one of them without a
 * visible change of the other two, unlike in RGB or HSL. The numbers come from the definition of the colour space.
 */

/** A colour as lightness (0 to 1), chroma (0 is grey) and hue (radians). */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** Parses `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = toLinearChannels(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** Returns the linear red, green and blue channels. A colour outside the sRGB gamut has channels outside 0 to 1. */
function toChannels({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isInGamut = (color: Oklch) => toChannels(color).every((channel) => channel > -0.001 && channel < 1.001)

function formatChannel(channel: number): string {
  const bounded = Math.min(1, Math.max(0, channel))
  const encoded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Formats a colour as `#rrggbb`. The chroma of a colour outside the sRGB gamut is reduced as little as possible. */
export function toHex(color: Oklch): string {
  let { chroma } = color
  if (!isInGamut(color)) {
    let step = chroma / 2
    chroma = 0
    for (let round = 0; round < 12; round += 1, step /= 2) {
      if (isInGamut({ ...color, chroma: chroma + step })) chroma += step
    }
  }
  return `#${toChannels({ ...color, chroma })
    .map(formatChannel)
    .join('')}`
}
