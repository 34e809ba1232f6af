/** Converts `#rrggbb` to linear channels from 0 to 1: decodes the gamma encoding of sRGB. */
export function toLinearChannels(hex: string): [red: number, green: number, blue: number] {
  const decodeChannel = (index: number) => {
    const encoded = Number.parseInt(hex.slice(index, index + 2), 16) / 255
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
  }
  return [decodeChannel(1), decodeChannel(3), decodeChannel(5)]
}

function computeLuminance(hex: string): number {
  const [red, green, blue] = toLinearChannels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two colours, from 1 to 21, as defined by WCAG 2.2. */
export function computeContrast(left: string, right: string): number {
  const [leftLight, rightLight] = [computeLuminance(left) + 0.05, computeLuminance(right) + 0.05]
  return Math.max(leftLight, rightLight) / Math.min(leftLight, rightLight)
}
