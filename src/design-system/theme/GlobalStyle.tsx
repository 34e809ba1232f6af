import { createGlobalStyle, css } from 'styled-components'
import { square } from './mixins'
import { palettes, shadows, type ThemeName } from './palettes'
import { printStyles } from './print-styles'
import { buildThemeRules } from './theme-rules'
import { border, color, colorNames, colorProperty, fontFamily, fontSize, lineHeight } from './tokens'

/** The font of the operating system. A family before it that a device lacks would cost a search for each weight before the first paint. */
const systemFonts = 'system-ui, sans-serif'

const buildThemeProperties = (theme: ThemeName) => {
  const scheme = theme.startsWith('light') ? 'light' : 'dark'
  return css`
    color-scheme: ${scheme};
    ${colorNames.map((name) => `${colorProperty(name)}: ${palettes[theme][name]};`).join('\n')}
    --shadow-float: ${shadows[scheme].float};
    --shadow-overlay: ${shadows[scheme].overlay};
    --border-thin: ${theme.endsWith('contrast') ? '2px' : '1px'};
  `
}

/** Reset, typography and themes. `data-theme` sets the theme of the page or of an element. */
export const GlobalStyle = createGlobalStyle`
  :root {
    --font-family: ${systemFonts};
  }

  ${buildThemeRules(buildThemeProperties)}

  :where([data-theme]) {
    color: ${color.ink};
    background-color: ${color.canvas};
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-gutter: stable;
    background-color: ${color.canvas};
  }

  body {
    min-block-size: 100dvb;
    margin: 0;
    color: ${color.ink};
    background-color: ${color.canvas};
    font-family: ${fontFamily};
    font-size: ${fontSize.md};
    line-height: ${lineHeight.body};
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, blockquote {
    margin: 0;
    padding: 0;
  }

  fieldset {
    min-inline-size: 0;
    border: 0;
  }

  ul, ol {
    list-style: none;
  }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  img, svg, picture {
    max-inline-size: 100%;
  }

  svg {
    flex-shrink: 0;
  }

  /* Icons grow with the text beside them. */
  ${[16, 20, 24, 28].map((pixels) => `:where(svg[width='${pixels}']) { ${square(`${pixels / 16}rem`)} }`).join('\n')}

  table {
    border-collapse: collapse;
  }

  a {
    color: ${color.accent};
  }

  [hidden] {
    display: none !important;
  }

  :focus-visible {
    outline: ${border.thick} solid ${color.focus};
    outline-offset: ${border.thick};
  }

  ::selection {
    color: ${color.accentTintInk};
    background-color: ${color.accentTint};
  }

  /* Forced colours remove all tints, so a selected element gets an outline. */
  @media (forced-colors: active) {
    :is(
        [aria-current]:not([aria-current='false']),
        [aria-selected='true'],
        [aria-pressed='true'],
        [data-highlighted],
        label:has(> input[type='radio']:checked)
      ):not(:focus-visible, :has(:focus-visible)) {
      outline: ${border.thick} solid Highlight !important;
      outline-offset: -${border.thick} !important;
    }

    /* Forced colours remove shadows, so a floating element gets a border. */
    dialog,
    [role='menu'],
    [role='listbox'],
    [role='tooltip'] {
      border: ${border.thin} solid CanvasText !important;
    }
  }

  ${printStyles}

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      scroll-behavior: auto !important;
      transition-duration: 0s !important;
      transition-delay: 0s !important;
      animation-duration: 0s !important;
      animation-iteration-count: 1 !important;
    }
  }
`
