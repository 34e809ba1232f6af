import { css } from 'styled-components'
import { space } from '@/design-system/theme/tokens'

/** The element around the timeline. Its own width decides, because a sidebar can be beside it. */
export const dayTimelineContainer = css`
  container: timeline / inline-size;
`

/** From this width on, the days are beside the titles. 30 days then have 23 px each, so that they can be read and pressed. */
const sideBySideWidth = '65rem'
export const sideBySideQuery = `@container timeline (width >= ${sideBySideWidth})`
export const stackedQuery = `@container timeline (width < ${sideBySideWidth})`

/** A timeline as wide as a phone. */
export const phoneQuery = '@container timeline (width < 30rem)'

/** The columns of the head and of the rows. In a narrow timeline, everything is above the days, so that they have the whole width. */
export const dayTimelineColumns = css`
  display: grid;
  grid-template-areas: 'title' 'summary' 'days';
  grid-template-columns: minmax(0, 1fr);
  padding-inline: ${space(2)};

  ${sideBySideQuery} {
    grid-template-areas: 'title summary summary' 'title names days';
    grid-template-columns: 14rem 6rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    padding-inline: ${space(3)};
  }
`
