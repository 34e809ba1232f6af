import { CircleAlert } from 'lucide-react'
import { type HTMLAttributes, type MouseEvent, type Ref, useId } from 'react'
import styled from 'styled-components'
import { textStyle, tint } from '@/design-system/theme/mixins'
import { border, radius, space } from '@/design-system/theme/tokens'
import { focusControl } from '../Field/focus-field'

interface ErrorSummaryProps extends HTMLAttributes<HTMLElement> {
  /** The heading, which says the number of errors or gives an instruction. */
  title: string
  /** The errors in the order of the fields. `fieldId` is the `id` of the field. */
  errors: readonly { fieldId: string; message: string }[]
  ref?: Ref<HTMLElement>
}

/** A list of the errors of a form. Each error is a link that focuses its field. A form can focus the list through `ref`. */
export function ErrorSummary({ title, errors, ...rest }: ErrorSummaryProps) {
  const titleId = useId()
  // Focuses the field without navigation, because a URL fragment would add a history entry.
  const goToField = (event: MouseEvent, fieldId: string) => {
    const field = document.getElementById(fieldId)
    if (!field) return
    event.preventDefault()
    focusControl(field)
  }
  return (
    <Root tabIndex={-1} aria-labelledby={titleId} {...rest}>
      <Title id={titleId}>
        <Icon aria-hidden="true" />
        {title}
      </Title>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <Link href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  )
}

const Root = styled.section`
  padding: ${space(3)} ${space(4)};
  ${tint('danger')}
  border: ${border.thin} solid currentcolor;
  border-radius: ${radius.md};
`

const Title = styled.h2`
  display: flex;
  gap: ${space(2)};
  align-items: start;
  ${textStyle({ size: 'md', weight: 'semibold', line: 'body' })}
  overflow-wrap: anywhere;
`

const Icon = styled(CircleAlert)`
  inline-size: ${space(5)};
  block-size: 1lh;
`

const Link = styled.a`
  display: inline-block;
  padding-block: ${space(1)};
  color: inherit;
  ${textStyle({ size: 'sm', line: 'body' })}
  overflow-wrap: anywhere;
`
