import styled from 'styled-components'
import { border, color, motion, radius, space } from '@/design-system/theme/tokens'
import { BooleanField, type BooleanFieldProps } from '../Field/BooleanField'

/** A switch with an immediate effect. For a value that a button submits, use a Checkbox. */
export function Switch(props: BooleanFieldProps) {
  return (
    <BooleanField {...props} indent={14}>
      {(box) => <Track {...box} role="switch" />}
    </BooleanField>
  )
}

const Track = styled.input`
  position: relative;
  flex: none;
  inline-size: ${space(11)};
  block-size: ${space(6)};
  margin: 0;
  color: ${color.lineStrong};
  background-color: ${color.surface};
  border: ${border.thick} solid currentcolor;
  border-radius: ${radius.pill};
  cursor: inherit;
  appearance: none;
  transition: background-color ${motion.fast};

  /* The thumb consists of borders, because the forced-colours mode removes backgrounds and keeps borders. */
  &::before {
    position: absolute;
    inset-block-start: ${space(0.5)};
    inset-inline-start: ${space(0.5)};
    border: ${space(2)} solid currentcolor;
    border-radius: ${radius.pill};
    content: '';
    transition: transform ${motion.fast};
  }

  &:checked {
    color: ${color.accent};
    background-color: ${color.accent};
  }

  &:checked::before {
    border-color: ${color.accentInk};
    transform: translateX(${space(5)});
  }

  [dir='rtl'] &:checked::before {
    transform: translateX(-${space(5)});
  }

  &:disabled {
    color: ${color.line};
    background-color: ${color.sunken};
  }

  &:disabled::before {
    border-color: ${color.inkMuted};
  }

  &[aria-invalid='true'] {
    color: ${color.dangerTintInk};
  }
`
