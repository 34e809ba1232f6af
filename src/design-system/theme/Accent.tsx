import { useMemo } from 'react'
import { createGlobalStyle, css } from 'styled-components'
import { type AccentColors, accentNames, deriveAccentColors } from './accent-colors'
import { type ThemeName, themeNames } from './palettes'
import { buildThemeRules } from './theme-rules'
import { colorProperty } from './tokens'

interface AccentProps {
  /** The neighbourhood's accent colour, as `#rrggbb`. Without it, the page keeps the accent of the palette. */
  color?: string
}

/** Applies a neighbourhood's accent colour to the page, adjusted in each theme so that the contrast is sufficient. */
export function Accent({ color }: AccentProps) {
  const colors = useMemo(
    () =>
      color &&
      (Object.fromEntries(
        themeNames.map((theme) => [theme, deriveAccentColors(color, theme)]),
      ) as ColorsByTheme),
    [color],
  )
  return colors ? <AccentStyle $colors={colors} /> : null
}

type ColorsByTheme = Record<ThemeName, AccentColors>

const AccentStyle = createGlobalStyle<{ $colors: ColorsByTheme }>`
  ${({ $colors }) =>
    buildThemeRules(
      (theme) => css`
        ${accentNames.map((name) => `${colorProperty(name)}: ${$colors[theme][name]};`).join('\n')}
      `,
      { isStronger: true },
    )}
`
