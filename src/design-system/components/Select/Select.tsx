import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import styled from 'styled-components'
import { color, space } from '@/design-system/theme/tokens'
import { Field } from '../Field/Field'
import { type FieldProps, splitFieldProps } from '../Field/field-props'
import { controlBox, controlInput } from '../Field/field-styles'

type Native = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'multiple' | 'children'
>

export interface SelectOption {
  /** What the form holds. */
  value: string
  /** What is read. */
  label: string
  /** Listed, but not to be chosen. */
  disabled?: boolean
}

interface SelectProps extends FieldProps, Native {
  /** The chosen value; '' for none. */
  value: string
  onChange: (value: string) => void
  /** What can be chosen, in the order of the list. */
  options: readonly SelectOption[]
  /** Stands for nothing chosen; in a required field it cannot be chosen again. */
  placeholder?: string
  /** Whether it can, where a value stands from the start that may be wrong; the form says what is missing then. */
  isClearable?: boolean
  ref?: Ref<HTMLSelectElement>
}

/** One of some options, with the device's own list. */
export function Select({ options, placeholder, isClearable = false, ...props }: SelectProps) {
  const [field, { id, onChange, ...rest }] = splitFieldProps(props)
  const isPlaceholder = rest.value === '' && placeholder !== undefined
  const isKnown = isPlaceholder || options.some((option) => option.value === rest.value)
  return (
    <Field {...field} id={id} describedBy={rest['aria-describedby']}>
      {(control) => (
        <Box>
          <Native
            {...rest}
            {...control}
            data-empty={rest.value === '' || !isKnown ? '' : undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {/* A value that is none of them: the browser would show the first one, which nobody chose. */}
            {!isKnown && (
              <option value={rest.value} hidden>
                {placeholder}
              </option>
            )}
            {placeholder !== undefined && (
              <option value="" disabled={field.required && !isClearable}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Native>
          <Chevron aria-hidden="true" />
        </Box>
      )}
    </Field>
  )
}

const Box = styled.div`
  ${controlBox}
  position: relative;
`

const Native = styled.select`
  ${controlInput}
  padding-inline-end: ${space(11)};
  text-overflow: ellipsis;
  cursor: pointer;

  &[data-empty] {
    color: ${color.inkMuted};
  }

  & > option {
    color: ${color.ink};
    background-color: ${color.surface};
  }
`

const Chevron = styled(ChevronDown)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space(3)};
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin-block: auto;
  color: ${color.inkMuted};
  pointer-events: none;
`
