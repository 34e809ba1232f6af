import { useId } from 'react'
import styled from 'styled-components'
import { focusRing, square, textStyle, tint } from '@/design-system/theme/mixins'
import { border, color, control, fontWeight, motion, radius, space } from '@/design-system/theme/tokens'
import { arrowKeyHandlers } from '../Field/arrow-key-handlers'
import { FieldSet } from '../Field/FieldSet'
import type { ControlProps } from '../Field/field-props'

interface SegmentedControlProps<Value extends string> extends ControlProps<'fieldset', 'role'> {
  /** The value of the chosen option. If no option has this value, none is chosen. */
  value: Value
  onChange: (value: Value) => void
  /** Two to four short options. */
  options: readonly { value: Value; label: string }[]
}

/** A choice of a few options: native radio buttons drawn as the segments of a bar. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { value, onChange, options, reservesMessageLine = false, ...rest } = props
  // The radios do not have the field's name, because outside a form the browser joins two groups with the same name.
  const radioName = useId()
  return (
    <FieldSet {...rest} reservesMessageLine={reservesMessageLine} role="radiogroup">
      <Bar {...arrowKeyHandlers}>
        {options.map((option) => (
          <Segment key={option.value}>
            <input
              type="radio"
              name={radioName}
              value={option.value}
              checked={option.value === value}
              aria-label={option.label === '' ? option.value : undefined}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </Segment>
        ))}
      </Bar>
    </FieldSet>
  )
}

/* All columns have the same width. In a container that shrinks to its content, this is the width of the widest label. */
const Bar = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  min-block-size: ${control.md};
  background-color: ${color.sunken};
  border: ${border.thin} solid ${color.lineStrong};
  border-radius: ${radius.md};

  [data-invalid] > & {
    border-color: ${color.dangerTintInk};
  }
`

const Segment = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: 0;
  padding: ${space(1)} ${space(3)};
  color: ${color.ink};
  ${textStyle({ size: 'sm', weight: 'medium', line: 'tight' })}
  overflow-wrap: anywhere;
  text-align: center;
  border-radius: calc(${radius.md} - ${border.thin});
  cursor: pointer;
  transition: background-color ${motion.fast};

  & > input {
    position: absolute;
    inset: 0;
    ${square('100%')}
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  &:has(:checked) {
    color: ${color.accentInk};
    background-color: ${color.accent};
    font-weight: ${fontWeight.semibold};
  }

  &:has(:focus-visible),
  [data-keyed] > &:focus-within {
    ${focusRing}
  }

  &:has(:disabled) {
    color: ${color.inkMuted};
    cursor: not-allowed;
  }

  &:has(:checked:disabled) {
    ${tint('neutral')}
    box-shadow: inset 0 0 0 ${border.thin} currentcolor;
  }
`
