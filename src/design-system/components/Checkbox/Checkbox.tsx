import styled from 'styled-components'
import { square } from '@/design-system/theme/mixins'
import { border, color, space } from '@/design-system/theme/tokens'
import { BooleanField, type BooleanFieldProps } from '../Field/BooleanField'

/** A boolean that takes effect when the form is submitted. Users can press the box or its label. */
export function Checkbox(props: BooleanFieldProps) {
  return (
    <BooleanField {...props} indent={8}>
      {(box) => <Box {...box} />}
    </BooleanField>
  )
}

const Box = styled.input`
  flex: none;
  ${square('1.25rem')}
  margin: ${space(0.5)} 0 0;
  accent-color: ${color.accent};
  cursor: inherit;

  &[aria-invalid='true'] {
    outline: ${border.thick} solid ${color.dangerTintInk};
    outline-offset: ${border.thick};
  }

  &:focus-visible {
    outline-color: ${color.focus};
  }
`
