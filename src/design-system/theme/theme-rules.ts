import { css, type RuleSet } from 'styled-components'
import { type ThemeName, themeNames } from './palettes'

/** The media query of each theme. Later queries override earlier ones; without a match the page is light. */
const themeMediaQueries = [
  ['light-contrast', '(prefers-contrast: more)'],
  ['dark', 'screen and (prefers-color-scheme: dark)'],
  ['dark-contrast', 'screen and (prefers-color-scheme: dark) and (prefers-contrast: more)'],
] as const

/** Returns the CSS rules of every theme, for the page and for `data-theme`. `isStronger` raises the specificity. */
export function themeRules(properties: (theme: ThemeName) => RuleSet, { isStronger = false } = {}) {
  const selector = (simple: string) => simple.repeat(isStronger ? 2 : 1)
  return css`
    ${selector(':root')} {
      ${properties('light')}
    }

    ${themeMediaQueries.map(
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
