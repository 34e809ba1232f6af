import { contrast } from './contrast'
import { type Oklch, toHex, toOklch } from './oklch'
import { type ColorName, leastContrast, type Palette, palettes, type ThemeName } from './palettes'

export const accentNames = ['accent', 'accentHover', 'accentInk', 'accentTint', 'accentTintInk'] as const

/** The colours that depend on a neighbourhood's accent. */
export type AccentColors = Pick<Palette, (typeof accentNames)[number]>

/** Changes the lightness towards black or white in as few steps as possible, until `isGood` holds. */
function search(from: Oklch, direction: 1 | -1, isGood: (hex: string) => boolean): string {
  for (let { lightness } = from; lightness > 0 && lightness < 1; lightness += direction * 0.004) {
    const hex = toHex({ ...from, lightness })
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
  const least = leastContrast[theme]
  const given = toOklch(accent)
  const away = theme.startsWith('light') ? -1 : 1
  const back = away > 0 ? -1 : 1

  const reads = (hex: string, ...others: string[]) =>
    others.every((other) => contrast(hex, other) >= least.text)
  const shows = (hex: string, ...others: string[]) =>
    others.every((other) => contrast(hex, other) >= least.mark)
  /** Returns the palette's colour of that name with the hue of the accent, and with at most its chroma. */
  const like = (name: ColorName): Oklch => {
    const { lightness, chroma } = toOklch(palette[name])
    return { lightness, chroma: Math.min(chroma, given.chroma), hue: given.hue }
  }

  const accentTint = search(
    like('accentTint'),
    back,
    (hex) => reads(hex, palette.ink, palette.inkMuted) && shows(hex, palette.focus),
  )
  const standsOut = (hex: string) =>
    reads(hex, palette.canvas, palette.surface, palette.sunken) && shows(hex, accentTint)
  const solid = standsOut(accent) ? accent : search(given, away, standsOut)
  const { lightness, chroma } = toOklch(solid)
  const lift = toOklch(palette.accentHover).lightness - toOklch(palette.accent).lightness
  const accentHover = search({ lightness: lightness + lift, chroma, hue: given.hue }, away, standsOut)

  return {
    accent: solid,
    accentHover,
    accentInk: search(like('accentInk'), back, (hex) => reads(hex, solid, accentHover)),
    accentTint,
    accentTintInk: search(like('accentTintInk'), away, (hex) => reads(hex, accentTint)),
  }
}
