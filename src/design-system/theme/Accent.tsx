import { useMemo } from 'react'
import { createGlobalStyle, css } from 'styled-components'
import { type AccentColors, accentColors, accentNames } from './accent-colors'
import { type ThemeName, themeNames } from './palettes'
import { themeRules } from './theme-rules'
import { colorProperty } from './tokens'

interface AccentProps {
  /** The colour, as `#rrggbb`; by default that of the palette. */
  color?: string
}

/** Applies a neighbourhood's accent colour to the page, in every theme, with readable contrast. */
export function Accent({ color }: AccentProps) {
  const colors = useMemo(
    () =>
      color && (Object.fromEntries(themeNames.map((theme) => [theme, accentColors(color, theme)])) as Colors),
    [color],
  )
  return colors ? <AccentStyle $colors={colors} /> : null
}

type Colors = Record<ThemeName, AccentColors>

const AccentStyle = createGlobalStyle<{ $colors: Colors }>`
  ${({ $colors }) =>
    themeRules(
      (theme) => css`
        ${accentNames.map((name) => `${colorProperty(name)}: ${$colors[theme][name]};`).join('\n')}
      `,
      { isStronger: true },
    )}
`
