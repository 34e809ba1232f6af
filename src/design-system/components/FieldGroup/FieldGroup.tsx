import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { joinIds } from '@/design-system/join-ids'
import { textStyle, titleSize } from '@/design-system/theme/mixins'
import { color, fontSize, space } from '@/design-system/theme/tokens'
import { hintText } from '../Field/field-styles'

interface FieldGroupProps extends ComponentPropsWithRef<'fieldset'> {
  /** The common name of the fields; screen readers announce it before each field. */
  legend: string
  /** The text size of the legend. Use `md` if the group is below a heading of the form. */
  size?: 'md' | 'lg'
  /** A text below the legend. */
  description?: ReactNode
  /** The fields, in a column. */
  children: ReactNode
}

/** Several fields of a form with a common legend. `disabled` disables all fields. */
export function FieldGroup({ legend, size = 'lg', description, children, ...rest }: FieldGroupProps) {
  const descriptionId = useId()
  return (
    <fieldset {...rest} aria-describedby={joinIds(rest['aria-describedby'], description && descriptionId)}>
      <Legend data-size={size}>{legend}</Legend>
      {description && <Description id={descriptionId}>{description}</Description>}
      <Fields>{children}</Fields>
    </fieldset>
  )
}

const Legend = styled.legend`
  max-inline-size: 100%;
  padding: 0;
  color: ${color.ink};
  font-size: ${titleSize('lg')};
  ${textStyle({ weight: 'semibold', line: 'tight' })}
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
