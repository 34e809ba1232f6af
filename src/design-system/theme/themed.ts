import { css, type RuleSet } from 'styled-components'
import { type ThemeName, themeNames } from './palettes'

/** The media queries of the themes, each overriding the ones before; otherwise the page is light. */
const asked = [
  ['light-contrast', '(prefers-contrast: more)'],
  ['dark', 'screen and (prefers-color-scheme: dark)'],
  ['dark-contrast', 'screen and (prefers-color-scheme: dark) and (prefers-contrast: more)'],
] as const

/** Custom properties by theme, for the page and each `data-theme`. `isStronger` raises the specificity. */
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
