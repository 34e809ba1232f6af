import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type Ref, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Field } from '../Field/Field'
import { FieldButton } from '../Field/FieldButton'
import { type FieldProps, splitFieldProps } from '../Field/field-props'
import { controlBox, controlInput } from '../Field/field-styles'

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'onChange'
>

interface PasswordFieldProps extends FieldProps, Native {
  /** The password. */
  value: string
  onChange: (value: string) => void
  /** Name of the button that shows the password. */
  showLabel: string
  /** Name of the button that hides it again. */
  hideLabel: string
  /** `current-password` to sign in, `new-password` to choose one. */
  autoComplete: 'current-password' | 'new-password'
  ref?: Ref<HTMLInputElement>
}

/** A password, hidden until asked for. Pasting and password managers work; sending the form hides it again. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [field, { id, onChange, ...rest }] = splitFieldProps(props)
  const [isShown, setIsShown] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  // A password that is shown while its form is sent would be remembered by the browser as ordinary text.
  useEffect(() => {
    const form = box.current?.closest('form')
    const hide = () => setIsShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <Field {...field} id={id} describedBy={rest['aria-describedby']}>
      {(control) => (
        <Box ref={box}>
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
        </Box>
      )}
    </Field>
  )
}

const Box = styled.div`
  ${controlBox}
`

const Input = styled.input`
  ${controlInput}

  &::-ms-reveal {
    display: none;
  }
`
