import { css } from 'styled-components'
import { insetFocus, textStyle } from '@/design-system/theme/mixins'
import { border, radius, space } from '@/design-system/theme/tokens'

/** The box of a block of a calendar. */
export const boxStyles = css`
  inline-size: 100%;
  block-size: 100%;
  padding: 2px ${space(1)};
  /* The border is the space between two blocks, so that a block of half an hour is high enough to be pressed. */
  border: ${border.thin} solid transparent;
  background-clip: padding-box;
  border-radius: ${radius.sm};
  ${textStyle({ size: 'xs', line: 'tight' })}
  overflow: hidden;
  ${insetFocus}
`
