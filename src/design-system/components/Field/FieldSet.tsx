import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { joinIds } from '@/design-system/join-ids'
import { visuallyHidden } from '@/design-system/theme/text-styles'
import { space } from '@/design-system/theme/tokens'
import { FieldMessage } from './FieldMessage'
import { type ControlProps, splitFieldProps } from './field-props'
import { hintText, labelText, MessageLine, RequiredMark } from './field-styles'

interface FieldSetProps extends ControlProps<'fieldset'> {
  /**
   * A text below the group, e.g. the reason why an option is disabled. While the group has an error, only screen readers
   * present the note.
   */
  note?: string
  /** The id of the note, for the `aria-describedby` of the controls that the note is about. */
  noteId?: string
  children: ReactNode
}

/**
 * The base of fields that are a group of controls. Sets `aria-invalid` and `aria-required` only on a `radiogroup`, because
 * the role of other groups does not support them.
 */
export function FieldSet({ note, noteId, children, ...props }: FieldSetProps) {
  const [field, { id, ...rest }] = splitFieldProps(props)
  const {
    label,
    name,
    hint,
    error,
    required,
    disabled,
    requiredMark = '*',
    reservesMessageLine = true,
  } = field
  const ownId = useId()
  const groupId = id ?? ownId
  const errorId = field.errorId ?? `${groupId}-error`
  const isRadioGroup = rest.role === 'radiogroup'
  return (
    <Root
      {...rest}
      id={groupId}
      name={name || undefined}
      className={field.className}
      disabled={disabled}
      data-invalid={error ? '' : undefined}
      data-label-hidden={field.isLabelHidden || undefined}
      aria-describedby={joinIds(rest['aria-describedby'], hint && `${groupId}-hint`, error && errorId)}
      aria-invalid={isRadioGroup && error ? true : undefined}
      aria-required={(isRadioGroup && required) || undefined}
    >
      <Legend $isHidden={field.isLabelHidden}>
        {label}
        {required && <RequiredMark aria-hidden="true"> {requiredMark}</RequiredMark>}
      </Legend>
      {hint && <Hint id={`${groupId}-hint`}>{hint}</Hint>}
      {children}
      <GroupMessageLine $isReserved={reservesMessageLine}>
        <FieldMessage id={errorId} text={field.errorId ? undefined : error} />
        {note && (
          <Note id={noteId} $isHidden={Boolean(error)}>
            {note}
          </Note>
        )}
      </GroupMessageLine>
    </Root>
  )
}

const Root = styled.fieldset`
  position: relative;
`

const Legend = styled.legend<{ $isHidden?: boolean }>`
  ${labelText}
  margin-block-end: ${space(1)};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

const Hint = styled.div`
  ${hintText}
  margin-block-end: ${space(1)};
`

const GroupMessageLine = styled(MessageLine)`
  margin-block-start: ${space(1)};
`

const Note = styled.span<{ $isHidden: boolean }>`
  ${hintText}
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`
