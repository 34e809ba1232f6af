import type { Pairs } from '@/design-system/theme/contrast-pairs'
import type { Palette } from '@/design-system/theme/palettes'

/** WCAG 2.2: relative luminance of `#rrggbb`. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2: contrast ratio, from 1 to 21. */
export const contrastRatio = (one: string, other: string) => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The pairs of a palette that fall short, with what they reach. */
export const tooFaint = (palette: Palette, pairs: Pairs, least: number) =>
  pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ pair: `${front} on ${back}`, ratio: contrastRatio(palette[front], palette[back]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
  )
