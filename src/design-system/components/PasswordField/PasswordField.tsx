import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Field } from '../Field/Field'
import { FieldButton } from '../Field/FieldButton'
import { type ControlProps, splitFieldProps } from '../Field/field-props'
import { ControlBox, ControlInput } from '../Field/field-styles'

interface PasswordFieldProps extends ControlProps<'input'> {
  /** The password. */
  value: string
  onChange: (value: string) => void
  /** The name of the button that shows the password. */
  showLabel: string
  /** The name of the button that hides the password. */
  hideLabel: string
  /** `current-password` to sign in, `new-password` to set a password. */
  autoComplete: 'current-password' | 'new-password'
}

/** A field for a password. The password is hidden at first, and is hidden again when the form is submitted. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [field, { id, onChange, ...rest }] = splitFieldProps(props)
  const [isShown, setIsShown] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  // If the password were visible during the submit, the browser would remember it as ordinary text.
  useEffect(() => {
    const form = box.current?.closest('form')
    const hide = () => setIsShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <Field {...field} id={id} describedBy={rest['aria-describedby']}>
      {(control) => (
        <ControlBox ref={box}>
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <FieldButton
            label={isShown ? hideLabel : showLabel}
            disabled={field.disabled}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </FieldButton>
        </ControlBox>
      )}
    </Field>
  )
}

const Input = styled(ControlInput)`
  &::-ms-reveal {
    display: none;
  }
`
