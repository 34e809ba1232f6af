import { contrast } from './contrast'
import { type Oklch, toHex, toOklch } from './oklch'
import { type ColorName, minimumContrast, type Palette, palettes, type ThemeName } from './palettes'

export const accentNames = ['accent', 'accentHover', 'accentInk', 'accentTint', 'accentTintInk'] as const

/** The colours that depend on a neighbourhood's accent. */
export type AccentColors = Pick<Palette, (typeof accentNames)[number]>

/** Changes the lightness towards black or white in as few steps as possible, until `isGood` returns true. */
function adjust(start: Oklch, direction: 1 | -1, isGood: (hex: string) => boolean): string {
  for (let { lightness } = start; lightness > 0 && lightness < 1; lightness += direction * 0.004) {
    const hex = toHex({ ...start, lightness })
    if (isGood(hex)) return hex
  }
  return direction > 0 ? '#ffffff' : '#000000'
}

/**
 * Derives the colours of a theme from a neighbourhood's accent, any `#rrggbb`. The hue stays; the lightness
 * moves only as far as the theme's contrast requires, so that a suitable accent stays unchanged. The tints
 * are as light and as muted as those of the default palette.
 */
export function accentColors(accent: string, theme: ThemeName): AccentColors {
  const palette = palettes[theme]
  const minimum = minimumContrast[theme]
  const source = toOklch(accent)
  const away = theme.startsWith('light') ? -1 : 1
  const towards = away > 0 ? -1 : 1

  const isLegible = (hex: string, ...colors: string[]) =>
    colors.every((color) => contrast(hex, color) >= minimum.text)
  const isVisible = (hex: string, ...colors: string[]) =>
    colors.every((color) => contrast(hex, color) >= minimum.nonText)
  /** Returns the palette's colour of that name with the hue of the accent, and with at most its chroma. */
  const withHue = (name: ColorName): Oklch => {
    const { lightness, chroma } = toOklch(palette[name])
    return { lightness, chroma: Math.min(chroma, source.chroma), hue: source.hue }
  }

  const accentTint = adjust(
    withHue('accentTint'),
    towards,
    (hex) => isLegible(hex, palette.ink, palette.inkMuted) && isVisible(hex, palette.focus),
  )
  const isDistinct = (hex: string) =>
    isLegible(hex, palette.canvas, palette.surface, palette.sunken) && isVisible(hex, accentTint)
  const solid = isDistinct(accent) ? accent : adjust(source, away, isDistinct)
  const { lightness, chroma } = toOklch(solid)
  const lift = toOklch(palette.accentHover).lightness - toOklch(palette.accent).lightness
  const accentHover = adjust({ lightness: lightness + lift, chroma, hue: source.hue }, away, isDistinct)

  return {
    accent: solid,
    accentHover,
    accentInk: adjust(withHue('accentInk'), towards, (hex) => isLegible(hex, solid, accentHover)),
    accentTint,
    accentTintInk: adjust(withHue('accentTintInk'), away, (hex) => isLegible(hex, accentTint)),
  }
}
