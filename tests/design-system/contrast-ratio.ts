import type { Pairs } from '@/design-system/theme/contrast-pairs'
import type { Palette } from '@/design-system/theme/palettes'

/** WCAG 2.2: relative luminance of `#rrggbb`. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const channel = Number.parseInt(hex.slice(index, index + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2: contrast ratio, from 1 to 21. */
export const contrastRatio = (left: string, right: string) => {
  const [lighter = 0, darker = 0] = [luminance(left), luminance(right)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Returns the pairs of a palette below the minimum contrast, with their ratios. */
export const findFaintPairs = (palette: Palette, pairs: Pairs, minimum: number) =>
  pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ pair: `${front} on ${back}`, ratio: contrastRatio(palette[front], palette[back]) }))
      .filter(({ ratio }) => ratio < minimum)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
  )
