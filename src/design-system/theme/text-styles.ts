import { css } from 'styled-components'
import { fontSize, fontWeight, lineHeight } from './tokens'

/** Figures of one width, for documents, plates, times and counts that are compared in columns. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums lining-nums;
`

/** The words on controls: buttons, tabs, entries of menus. */
export const controlText = css`
  font-size: ${fontSize.md};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.tight};
`

/** Words that a drag or a long press does not select, such as those of a control. */
export const unselectable = css`
  -webkit-user-select: none;
  user-select: none;
`

/** There for screen readers, without a place on the page. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  border: 0;
  white-space: nowrap;
`
