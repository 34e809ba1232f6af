import { css } from 'styled-components'
import {
  border,
  color,
  control,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  radius,
  space,
} from '@/design-system/theme/tokens'

/** The text style of a label or a legend. */
export const labelText = css`
  padding: 0;
  color: ${color.ink};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.body};
  overflow-wrap: anywhere;
`

/** The text style of a hint. */
export const hintText = css`
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.body};
  overflow-wrap: anywhere;
`

/**
 * The frame of any control. Its state comes from the control inside, so that icons and buttons fit beside it.
 */
export const controlBox = css`
  display: flex;
  align-items: stretch;
  min-block-size: ${control.md};
  color: ${color.ink};
  background-color: ${color.surface};
  border: ${border.thin} solid ${color.lineStrong};
  border-radius: ${radius.md};
  transition: border-color ${motion.fast};

  &:hover:not(:has(:disabled)) {
    border-color: ${color.ink};
  }

  &:has([aria-invalid='true']) {
    border-color: ${color.dangerTintInk};
    box-shadow: inset 0 0 0 ${border.thin} ${color.dangerTintInk};
  }

  &:has(input:focus-visible, select:focus-visible, textarea:focus-visible) {
    border-color: ${color.focus};
    outline: ${border.thick} solid ${color.focus};
    outline-offset: 0;
  }

  &:has(input:disabled, input[readonly], select:disabled, textarea:disabled) {
    color: ${color.inkMuted};
    background-color: ${color.sunken};
    border-color: ${color.line};
  }
`

/** The control itself, without a frame: `controlBox` draws the frame. */
export const controlInput = css`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space(2)};
  padding-inline: ${space(3)};
  color: inherit;
  font-family: ${fontFamily};
  font-size: ${fontSize.md};
  line-height: ${lineHeight.body};
  background: none;
  border: 0;
  border-radius: inherit;
  outline: none;
  appearance: none;

  &::placeholder {
    color: ${color.inkMuted};
    opacity: 1;
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 1;
    -webkit-text-fill-color: currentColor;
  }
`
