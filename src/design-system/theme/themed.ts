import { css, type RuleSet } from 'styled-components'
import { type ThemeName, themeNames } from './palettes'

/** When the reader's system asks for a theme, each one over the ones before; otherwise, and on paper, the page is light. */
const asked = [
  ['light-contrast', '(prefers-contrast: more)'],
  ['dark', 'screen and (prefers-color-scheme: dark)'],
  ['dark-contrast', 'screen and (prefers-color-scheme: dark) and (prefers-contrast: more)'],
] as const

/**
 * Custom properties by theme: on the page as the system asks, and on whatever names a theme by `data-theme`.
 * `isStronger` wins over those that are not, wherever they stand.
 */
export function themed(properties: (theme: ThemeName) => RuleSet, { isStronger = false } = {}) {
  const selector = (simple: string) => simple.repeat(isStronger ? 2 : 1)
  return css`
    ${selector(':root')} {
      ${properties('light')}
    }

    ${asked.map(
      ([theme, condition]) => css`
        @media ${condition} {
          ${selector(':root')} {
            ${properties(theme)}
          }
        }
      `,
    )}

    ${themeNames.map(
      (theme) => css`
        ${selector(`[data-theme='${theme}']`)} {
          ${properties(theme)}
        }
      `,
    )}
  `
}
