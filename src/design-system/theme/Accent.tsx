import { useMemo } from 'react'
import { createGlobalStyle, css } from 'styled-components'
import { type AccentColors, accentColors, accentNames } from './accent-colors'
import { type ThemeName, themeNames } from './palettes'
import { themed } from './themed'
import { colorProperty } from './tokens'

interface AccentProps {
  /** The colour, as `#rrggbb`; without one the house's own holds. */
  color?: string
}

/** While it is on the page, everything takes the accent of somebody else: in every theme, and always readable. */
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
    themed(
      (theme) => css`
        ${accentNames.map((name) => `${colorProperty(name)}: ${$colors[theme][name]};`).join('\n')}
      `,
      { isStronger: true },
    )}
`
