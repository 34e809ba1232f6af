import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styled from 'styled-components'
import { color, fontSize, fontWeight, lineHeight, space } from '@/design-system/theme/tokens'
import { hintText } from '../Field/field-styles'

interface FieldGroupProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  /** What the fields have in common; read before each of them by screen readers. */
  legend: string
  /** How large the legend looks: `md` where a heading of its own stands above the form. */
  size?: 'md' | 'lg'
  /** A sentence below the legend. */
  description?: ReactNode
  ref?: Ref<HTMLFieldSetElement>
  /** The fields, one below the other. */
  children: ReactNode
}

/** A part of a form: several fields under one name. `disabled` disables them all. */
export function FieldGroup({ legend, size = 'lg', description, children, ...rest }: FieldGroupProps) {
  const descriptionId = useId()
  const describedBy = [rest['aria-describedby'], description && descriptionId].filter(Boolean).join(' ')
  return (
    <Root {...rest} aria-describedby={describedBy || undefined}>
      <Legend data-size={size}>{legend}</Legend>
      {description && <Description id={descriptionId}>{description}</Description>}
      <Fields>{children}</Fields>
    </Root>
  )
}

const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Legend = styled.legend`
  max-inline-size: 100%;
  padding: 0;
  color: ${color.ink};
  font-size: ${fontSize.lg};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.tight};
  overflow-wrap: anywhere;

  &[data-size='md'] {
    font-size: ${fontSize.md};
  }
`

const Description = styled.div`
  ${hintText}
  margin-block-start: ${space(1)};
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-block-start: ${space(4)};
`
