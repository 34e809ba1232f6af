import { css } from 'styled-components'
import { above, space } from '@/design-system/theme/tokens'

/** The columns of the head and of the rows. In a narrow window, everything is above the days, so that they have the whole width. */
export const timelineColumns = css`
  display: grid;
  grid-template-areas: 'title' 'summary' 'days' 'note';
  grid-template-columns: minmax(0, 1fr);
  padding-inline: ${space(2)};

  @media ${above.wide} {
    grid-template-areas: 'title summary summary' 'title names days' 'title note note';
    grid-template-columns: 14rem 6rem minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    padding-inline: ${space(3)};
  }
`
