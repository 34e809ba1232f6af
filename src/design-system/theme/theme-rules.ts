import { css, type RuleSet } from 'styled-components'
import { type ThemeName, themeNames } from './palettes'

/**
 * The media queries of the themes. If several match, the last one applies. If none matches, `light` applies. The dark
 * themes are only for the screen and not for paper.
 */
const themeMediaQueries = [
  ['light-contrast', '(prefers-contrast: more)'],
  ['dark', 'screen and (prefers-color-scheme: dark)'],
  ['dark-contrast', 'screen and (prefers-color-scheme: dark) and (prefers-contrast: more)'],
] as const

/** The themes of elements. In the residents' build, elements such as a pass on white paper have only one. */
const elementThemes: readonly ThemeName[] = import.meta.env.PORTAL_MOCK ? themeNames : ['light']

/**
 * Returns the CSS rules of every theme, for the page and for elements with `data-theme`. `buildProperties` returns the
 * properties of one theme. Rules with `isStronger` override rules without it.
 */
export function buildThemeRules(buildProperties: (theme: ThemeName) => RuleSet, { isStronger = false } = {}) {
  const strengthen = (selector: string) => selector.repeat(isStronger ? 2 : 1)
  return css`
    ${strengthen(':root')} {
      ${buildProperties('light')}
    }

    ${themeMediaQueries.map(
      ([theme, condition]) => css`
        @media ${condition} {
          ${strengthen(':root')} {
            ${buildProperties(theme)}
          }
        }
      `,
    )}

    ${elementThemes.map(
      (theme) => css`
        ${strengthen(`[data-theme='${theme}']`)} {
          ${buildProperties(theme)}
        }
      `,
    )}
  `
}
