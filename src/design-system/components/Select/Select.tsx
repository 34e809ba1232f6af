import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import styled from 'styled-components'
import { square } from '@/design-system/theme/mixins'
import { color, space } from '@/design-system/theme/tokens'
import { Field } from '../Field/Field'
import { type ControlProps, splitFieldProps } from '../Field/field-props'
import { ControlBox, controlInput } from '../Field/field-styles'

export interface SelectOption {
  /** The value in the form. */
  value: string
  /** The visible text. */
  label: string
  /** Whether the option is visible but cannot be chosen. */
  disabled?: boolean
}

interface SelectProps extends ControlProps<'select', 'multiple'> {
  /** The chosen value; '' for none. */
  value: string
  onChange: (value: string) => void
  /** The options, in the order of the list. */
  options: readonly SelectOption[]
  /** The text of the empty option. In a required field, users can choose it only with `isClearable`. */
  placeholder?: string
  /** Whether users can choose the empty option in a required field, e.g. because the preset value may be wrong. */
  isClearable?: boolean
  /** Whether the arrow keys open the list instead of choosing at once, because each choice changes the whole page. */
  opensOnArrow?: boolean
}

/** A field in which users choose one option from the native list of their device. */
export const Select = memo(function Select({
  options,
  placeholder,
  isClearable = false,
  opensOnArrow = false,
  ...props
}: SelectProps) {
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
            onKeyDown={opensOnArrow ? openOnArrow : rest.onKeyDown}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {/* If no option has the value, this hidden option is selected. Without it, the browser would show the
                first option. */}
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
})

/** Opens the list. A browser that cannot do so chooses the next option, as usual. */
function openOnArrow(event: KeyboardEvent<HTMLSelectElement>) {
  const { key, altKey, currentTarget } = event
  if (!key.startsWith('Arrow') || altKey || typeof currentTarget.showPicker !== 'function') return
  try {
    currentTarget.showPicker()
    event.preventDefault()
  } catch {
    // A page in a frame of another origin may not open the list.
  }
}

const Box = styled(ControlBox)`
  position: relative;
  /* In WebKit, the part of a long text that the select does not show would widen the page. */
  overflow: clip;
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
  ${square('1.25rem')}
  margin-block: auto;
  color: ${color.inkMuted};
  pointer-events: none;
`
