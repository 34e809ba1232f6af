import styled from 'styled-components'
import { tint } from '@/design-system/theme/mixins'
import { border, color, control, radius } from '@/design-system/theme/tokens'
import { arrowKeyHandlers } from '../Field/arrow-key-handlers'
import { FieldSet } from '../Field/FieldSet'
import type { ControlProps } from '../Field/field-props'
import { type LabelOption, LabelRadios, labelRadioStyles } from '../Field/LabelRadios'

interface SegmentedControlProps<Value extends string> extends ControlProps<'fieldset', 'role'> {
  /** The value of the chosen option. If no option has this value, none is chosen. */
  value: Value
  onChange: (value: Value) => void
  /** Two to four short options. */
  options: readonly LabelOption<Value>[]
}

/** A choice of a few options: native radio buttons drawn as the segments of a bar. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { value, onChange, options, reservesMessageLine = false, ...rest } = props
  return (
    <FieldSet {...rest} reservesMessageLine={reservesMessageLine} role="radiogroup">
      <Bar {...arrowKeyHandlers}>
        <LabelRadios value={value} onChange={onChange} options={options} Label={Segment} />
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

  @media print {
    display: block;
    min-block-size: 0;
    background: none;
    border: 0;
  }
`

const Segment = styled.label`
  border-radius: calc(${radius.md} - ${border.thin});
  ${labelRadioStyles}

  &:has(:checked:disabled) {
    ${tint('neutral')}
    box-shadow: inset 0 0 0 ${border.thin} currentcolor;
  }
`
