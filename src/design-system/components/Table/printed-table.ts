import { css } from 'styled-components'
import { fontSize, space } from '@/design-system/theme/tokens'
import { cardsSelector } from './table-styles'

/**
 * The styles of a printed table. Paper does not scroll, so that all columns share the width of the sheet, and their heads are on each
 * sheet. The columns of actions would be empty.
 */
export const printedTable = css`
  @media print {
    &&&:not(${cardsSelector} *) {
      --printed-inset: ${space(1)};
      --printed-font-size: ${fontSize.xs};

      min-inline-size: 0;
      table-layout: auto;
      font-size: var(--printed-font-size);

      > * > tr > :is(td, th) {
        position: static;
        min-inline-size: 0;
        max-inline-size: none;
        padding: ${space(1.5)} var(--printed-inset);

        &,
        & *:not([data-value]) {
          font-size: inherit;
        }
      }

      > * > tr > [data-kind='actions'] {
        display: none;
      }
    }
  }

  /* Ten columns of dates, documents and plates fit beside each other. */
  @media print and (orientation: portrait) {
    &&&[data-dense]:not(${cardsSelector} *) {
      --printed-inset: ${space(0.5)};
      --printed-font-size: 0.625rem;
    }
  }
`
