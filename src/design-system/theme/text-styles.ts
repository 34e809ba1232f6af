import { css } from 'styled-components'
import { fontSize, fontWeight, lineHeight } from './tokens'

/** Digits of equal width, for documents, plates, times and counts in columns. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums lining-nums;
`

/** The text style of controls: buttons, tabs, menu entries. */
export const controlText = css`
  font-size: ${fontSize.md};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.tight};
`

/** Text that a drag or a long press does not select, such as the label of a control. */
export const unselectable = css`
  -webkit-user-select: none;
  user-select: none;
`

/** Visible only for screen readers, without space on the page. */
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
