import { css } from 'styled-components'
import { fontSize, fontWeight, lineHeight } from './tokens'

/** Digits of equal width, for columns of document numbers, plates, times and counts. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums lining-nums;
`

/** The text style of controls: buttons, tabs, menu entries. */
export const controlText = css`
  font-size: ${fontSize.md};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.tight};
`

/** Stops the user from selecting a text, such as the label of a control, by a drag or a long press. */
export const unselectable = css`
  -webkit-user-select: none;
  user-select: none;
`

/** Hides an element, which then takes no space on the page. Screen readers still announce the element. */
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
