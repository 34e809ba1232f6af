import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { insetFocus, square } from '@/design-system/theme/mixins'
import { color, control, motion, radius, space } from '@/design-system/theme/tokens'
import { Tooltip } from '../Tooltip/Tooltip'

interface FieldButtonProps extends ComponentPropsWithRef<'button'> {
  /** The accessible name and the tooltip. */
  label: string
}

/** A small button inside the frame of a field, e.g. to clear the value. Only for components of the design system. */
export function FieldButton({ label, ...rest }: FieldButtonProps) {
  return (
    <Tooltip content={label} isDescription={false}>
      <Root type="button" aria-label={label} {...rest} />
    </Tooltip>
  )
}

const Root = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: ${control.md};
  padding: 0;
  color: ${color.inkMuted};
  background: none;
  border: 0;
  border-radius: ${radius.md};
  cursor: pointer;
  transition: color ${motion.fast};

  & > svg {
    ${square(space(5))}
  }

  &:hover {
    color: ${color.ink};
  }

  ${insetFocus}

  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`
