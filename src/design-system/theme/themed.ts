import { css, type RuleSet } from 'styled-components'
import { type ThemeName, themeNames } from './palettes'

/** When the reader's system asks for a theme, each one over the ones before. */
const asked: Record<ThemeName, string> = {
  light: 'all',
  'light-contrast': '(prefers-contrast: more)',
  dark: '(prefers-color-scheme: dark)',
  'dark-contrast': '(prefers-color-scheme: dark) and (prefers-contrast: more)',
}
const inOrder = ['light', 'light-contrast', 'dark', 'dark-contrast'] as const

/** Custom properties by theme: on the page as the system asks, and on whatever names a theme by `data-theme`. */
export const themed = (properties: (theme: ThemeName) => RuleSet) => css`
  ${inOrder.map(
    (theme) => css`
      @media ${asked[theme]} {
        :root {
          ${properties(theme)}
        }
      }
    `,
  )}

  ${themeNames.map(
    (theme) => css`
      [data-theme='${theme}'] {
        ${properties(theme)}
      }
    `,
  )}
`
