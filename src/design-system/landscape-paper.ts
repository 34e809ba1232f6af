import { createGlobalStyle } from 'styled-components'

/** While it is rendered, the page prints in landscape, for what is too wide for portrait. */
export const LandscapePaper = createGlobalStyle`
  @media print {
    @page {
      size: landscape;
      margin: 10mm;
    }
  }
`
