import { computeContrast } from './contrast'
import { type Oklch, toHex, toOklch } from './oklch'
import { minimumContrast, type Palette, palettes, type ThemeName } from './palettes'
import type { ColorName } from './tokens'

export const accentNames = ['accent', 'accentHover', 'accentInk', 'accentTint', 'accentTintInk'] as const

/** The colours that depend on a neighbourhood's accent. */
export type AccentColors = Pick<Palette, (typeof accentNames)[number]>

/**
 * Returns the first colour for which `isGood` returns true, on the way from `start` to white (`direction` 1) or to black
 * (-1). If there is none, returns white or black.
 */
function adjustLightness(start: Oklch, direction: 1 | -1, isGood: (hex: string) => boolean): string {
  for (let { lightness } = start; lightness > 0 && lightness < 1; lightness += direction * 0.004) {
    const hex = toHex({ ...start, lightness })
    if (isGood(hex)) return hex
  }
  return direction > 0 ? '#ffffff' : '#000000'
}

/** Gives a colour the hue of the accent. Reduces its chroma to at most the chroma of the accent. */
const replaceHue = ({ lightness, chroma }: Oklch, accent: Oklch): Oklch => ({
  lightness,
  chroma: Math.min(chroma, accent.chroma),
  hue: accent.hue,
})

/** Returns two directions for `adjustLightness`: away from the lightness of the page background, and towards it. */
const getLightnessDirections = (theme: ThemeName) =>
  theme.startsWith('light') ? ([-1, 1] as const) : ([1, -1] as const)

/**
 * Derives the accent colours of one theme from a neighbourhood's accent, any `#rrggbb`. All derived colours have the hue of
 * the accent. An accent with enough contrast is used as it is. Otherwise its lightness changes as little as possible. The
 * tints have the lightness of the palette's tints, unless the contrast requires another lightness.
 */
export function deriveAccentColors(accent: string, theme: ThemeName): AccentColors {
  const palette = palettes[theme]
  const minimum = minimumContrast[theme]
  const accentOklch = toOklch(accent)
  const [awayFromPage, towardsPage] = getLightnessDirections(theme)

  const isLegible = (hex: string, ...colors: string[]) =>
    colors.every((color) => computeContrast(hex, color) >= minimum.text)
  const isVisible = (hex: string, ...colors: string[]) =>
    colors.every((color) => computeContrast(hex, color) >= minimum.nonText)
  const applyAccentHue = (name: ColorName) => replaceHue(toOklch(palette[name]), accentOklch)

  const accentTint = adjustLightness(
    applyAccentHue('accentTint'),
    towardsPage,
    (hex) => isLegible(hex, palette.ink, palette.inkMuted) && isVisible(hex, palette.focus),
  )
  const isDistinct = (hex: string) =>
    isLegible(hex, palette.canvas, palette.surface, palette.sunken) && isVisible(hex, accentTint)
  const solidAccent = isDistinct(accent) ? accent : adjustLightness(accentOklch, awayFromPage, isDistinct)
  const { lightness, chroma } = toOklch(solidAccent)
  const hoverStep = toOklch(palette.accentHover).lightness - toOklch(palette.accent).lightness
  const accentHover = adjustLightness(
    { lightness: lightness + hoverStep, chroma, hue: accentOklch.hue },
    awayFromPage,
    isDistinct,
  )

  return {
    accent: solidAccent,
    accentHover,
    accentInk: adjustLightness(applyAccentHue('accentInk'), towardsPage, (hex) =>
      isLegible(hex, solidAccent, accentHover),
    ),
    accentTint,
    accentTintInk: adjustLightness(applyAccentHue('accentTintInk'), awayFromPage, (hex) =>
      isLegible(hex, accentTint),
    ),
  }
}
