import type { ContrastPairs } from '@/design-system/theme/contrast-pairs'
import type { Palette } from '@/design-system/theme/palettes'

/** Returns the relative luminance of `#rrggbb`, as defined by WCAG 2.2. */
const computeLuminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const channel = Number.parseInt(hex.slice(index, index + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two colours, from 1 to 21, as defined by WCAG 2.2. */
export const computeContrastRatio = (left: string, right: string) => {
  const [lighter = 0, darker = 0] = [computeLuminance(left), computeLuminance(right)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Returns the pairs whose contrast ratio in the palette is below the minimum, as texts such as `accent on canvas: 3.98`. */
export const findFaintPairs = (palette: Palette, pairs: ContrastPairs, minimum: number) =>
  pairs.flatMap(([foreground, backgrounds]) =>
    backgrounds
      .map((background) => ({
        pair: `${foreground} on ${background}`,
        ratio: computeContrastRatio(palette[foreground], palette[background]),
      }))
      .filter(({ ratio }) => ratio < minimum)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
  )
