import styled, { css } from 'styled-components'
import { narrowingPadding, textStyle } from '@/design-system/theme/mixins'
import { tabularFigures } from '@/design-system/theme/text-styles'
import {
  border,
  color,
  control,
  fontFamily,
  fontSize,
  lineHeight,
  motion,
  radius,
  space,
} from '@/design-system/theme/tokens'

/** The text style of a label or a legend. */
export const labelText = css`
  padding: 0;
  color: ${color.ink};
  ${textStyle({ size: 'sm', weight: 'semibold', line: 'body' })}
  overflow-wrap: anywhere;
`

/** The text style of a hint. */
export const hintText = css`
  color: ${color.inkMuted};
  ${textStyle({ size: 'sm', line: 'body' })}
  overflow-wrap: anywhere;
`

/** The frame around a control. Its colours show the control's state. The frame may also contain icons and buttons. */
export const ControlBox = styled.div`
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

  /* On paper, the value is text. */
  @media print {
    min-block-size: 0;
    color: ${color.ink};
    background: none;
    border: 0;

    > :is(svg, button) {
      display: none;
    }
  }
`

/** The control itself, without a frame: `ControlBox` draws the frame. */
export const controlInput = css`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space(2)};
  padding-inline: ${narrowingPadding(3)};
  color: inherit;
  font-family: ${fontFamily};
  ${textStyle({ size: 'md', line: 'body' })}
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

  @media print {
    padding: 0;
    color: inherit;
  }
`

export const ControlInput = styled.input`
  ${controlInput}
`

/** An input for numbers and days. */
export const NumericInput = styled(ControlInput)`
  ${tabularFigures}
`

export const RequiredMark = styled.span`
  color: ${color.dangerTintInk};
`

/** The message line below a control. If the line is reserved, a short error does not move the content below. */
export const MessageLine = styled.div<{ $isReserved: boolean }>`
  display: flex;
  gap: ${space(3)};
  align-items: start;
  justify-content: space-between;
  min-block-size: ${({ $isReserved }) => ($isReserved ? `calc(${fontSize.sm} * ${lineHeight.body})` : 0)};
  ${textStyle({ size: 'sm', line: 'body' })}

  &:empty {
    display: ${({ $isReserved }) => ($isReserved ? 'block' : 'none')};
  }

  @media print {
    min-block-size: 0;
  }
`
