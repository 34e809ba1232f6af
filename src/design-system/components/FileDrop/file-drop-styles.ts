import styled from 'styled-components'
import { coveringInput, square, textStyle } from '@/design-system/theme/mixins'
import { controlText } from '@/design-system/theme/text-styles'
import { border, color, fontSize, motion, radius, space } from '@/design-system/theme/tokens'

export const Container = styled.div`
  min-inline-size: 0;
`

/**
 * The transparent file input covers the whole zone and receives each click. It also receives a drop if `DropTarget` is not
 * loaded yet.
 */
export const Zone = styled.div`
  position: relative;
  display: grid;
  color: ${color.ink};
  background-color: ${color.surface};
  border: ${border.thin} dashed ${color.lineStrong};
  border-radius: ${radius.md};
  transition: border-color ${motion.fast};

  & > input {
    ${coveringInput}
    cursor: pointer;
  }

  & > input::file-selector-button {
    cursor: pointer;
  }

  &:hover:not(:has(:disabled)) {
    border-color: ${color.ink};
    background-color: ${color.sunken};
  }

  &:has(:focus-visible) {
    outline: ${border.thick} solid ${color.focus};
    outline-offset: ${border.thick};
  }

  &:has([aria-invalid='true']) {
    border-color: ${color.dangerTintInk};
    box-shadow: inset 0 0 0 ${border.thin} ${color.dangerTintInk};
  }

  &:has(:disabled) {
    color: ${color.inkMuted};
    background-color: ${color.sunken};
    border-color: ${color.line};
  }

  & > input:disabled {
    cursor: not-allowed;
  }
`

export const ChooseLabel = styled.label`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  justify-content: center;
  padding: ${space(3)};
  ${controlText}
  overflow-wrap: anywhere;
  text-align: center;

  & > svg {
    ${square(space(5))}
  }
`

/** Devices without a mouse hide the hint, because dragging needs a mouse. */
export const Hint = styled.span`
  color: ${color.inkMuted};
  ${textStyle({ size: 'sm', weight: 'regular' })}

  @media (hover: none) {
    display: none;
  }
`

export const Refusals = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
  padding: ${space(3)};
  color: ${color.dangerTintInk};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
  background-color: ${color.dangerTint};
  border-radius: ${radius.md};

  &:empty {
    display: none;
  }
`

export const FileRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin-block-start: ${space(2)};
`
