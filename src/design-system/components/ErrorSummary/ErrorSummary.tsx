import { CircleAlert } from 'lucide-react'
import { type HTMLAttributes, type MouseEvent, type Ref, useId } from 'react'
import styled from 'styled-components'
import { border, color, fontSize, fontWeight, lineHeight, radius, space } from '@/design-system/theme/tokens'
import { focusControl } from '../Field/focus-field'

interface ErrorSummaryProps extends HTMLAttributes<HTMLElement> {
  /** How many things are wrong, or what to do about them. */
  title: string
  /** The errors in the order of the form; `fieldId` is the `id` that was given to the field. */
  errors: readonly { fieldId: string; message: string }[]
  ref?: Ref<HTMLElement>
}

/** What is wrong in a form, with a link to each field. Move focus to it (`ref`) after a refused sending. */
export function ErrorSummary({ title, errors, ...rest }: ErrorSummaryProps) {
  const titleId = useId()
  // The address bar stays as it is: a fragment would be one more place to go back to.
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
  color: ${color.dangerTintInk};
  background-color: ${color.dangerTint};
  border: ${border.thin} solid currentcolor;
  border-radius: ${radius.md};
`

const Title = styled.h2`
  display: flex;
  gap: ${space(2)};
  align-items: start;
  margin: 0;
  font-size: ${fontSize.md};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.body};
  overflow-wrap: anywhere;
`

const Icon = styled(CircleAlert)`
  flex: none;
  inline-size: ${space(5)};
  block-size: 1lh;
`

const Link = styled.a`
  display: inline-block;
  padding-block: ${space(1)};
  color: inherit;
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.body};
  overflow-wrap: anywhere;
`
