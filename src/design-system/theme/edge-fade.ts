import { css } from 'styled-components'
import { space } from './tokens'

/** Fades the edges of a row that `useScrollEdges` has marked, because the row scrolls further behind them. */
export const edgeFade = css`
  --fade-before: 0px;
  --fade-after: 0px;

  &[data-more-before] {
    --fade-before: ${space(8)};
  }

  &[data-more-after] {
    --fade-after: ${space(8)};
  }

  @media screen {
    &:is([data-more-before], [data-more-after]) {
      --fade: linear-gradient(
        to right,
        transparent,
        black var(--fade-before),
        black calc(100% - var(--fade-after)),
        transparent
      );
      -webkit-mask-image: var(--fade);
      mask-image: var(--fade);
    }
  }
`
