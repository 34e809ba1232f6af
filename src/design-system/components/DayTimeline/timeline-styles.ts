import { css } from 'styled-components'
import { space } from '@/design-system/theme/tokens'

/** The element around the timeline. Its own width decides, because a sidebar can be beside it. */
export const timelineContainer = css`
  container: timeline / inline-size;
`

/** From this width on, the days are beside the titles. 30 days then have 23 px each, so that they can be read and pressed. */
const sideBySideWidth = '65rem'
export const isSideBySide = `@container timeline (width >= ${sideBySideWidth})`
export const isStacked = `@container timeline (width < ${sideBySideWidth})`

/** The columns of the head and of the rows. In a narrow timeline, everything is above the days, so that they have the whole width. */
export const timelineColumns = css`
  display: grid;
  grid-template-areas: 'title' 'summary' 'days';
  grid-template-columns: minmax(0, 1fr);
  padding-inline: ${space(2)};

  ${isSideBySide} {
    grid-template-areas: 'title summary summary' 'title names days';
    grid-template-columns: 14rem 6rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    padding-inline: ${space(3)};
  }
`
