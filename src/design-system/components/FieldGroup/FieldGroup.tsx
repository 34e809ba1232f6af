import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styled from 'styled-components'
import { color, fontSize, fontWeight, lineHeight, space } from '@/design-system/theme/tokens'
import { hintText } from '../Field/field-styles'

interface FieldGroupProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  /** The common name of the fields; screen readers announce it before each field. */
  legend: string
  /** The text size of the legend: `md` below a heading of the form. */
  size?: 'md' | 'lg'
  /** A text below the legend. */
  description?: ReactNode
  ref?: Ref<HTMLFieldSetElement>
  /** The fields, in a column. */
  children: ReactNode
}

/** Several fields of a form with a common legend. `disabled` disables them all. */
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
