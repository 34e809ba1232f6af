/** Returns the channels of `#rrggbb` from 0 to 1 as linear light, without the gamma encoding. */
export function linearChannels(hex: string): [red: number, green: number, blue: number] {
  const channel = (at: number) => {
    const written = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return written <= 0.04045 ? written / 12.92 : ((written + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two colours, from 1 to 21, as defined by WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return Math.max(first, second) / Math.min(first, second)
}
