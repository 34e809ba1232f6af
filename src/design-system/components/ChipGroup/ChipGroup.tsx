import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { scrollToMiddle } from '@/design-system/scroll-to-middle'
import { edgeFade } from '@/design-system/theme/edge-fade'
import { tint } from '@/design-system/theme/mixins'
import { border, color, control, radius, space } from '@/design-system/theme/tokens'
import { useScrollEdges } from '@/design-system/use-scroll-edges'
import { arrowKeyHandlers } from '../Field/arrow-key-handlers'
import { FieldSet } from '../Field/FieldSet'
import type { ControlProps } from '../Field/field-props'
import { LabelRadios, labelRadioStyles } from '../Field/LabelRadios'

interface ChipGroupProps<Value extends string> extends ControlProps<'fieldset', 'role'> {
  /** The value of the chosen option; '' if no option is chosen. */
  value: Value | ''
  onChange: (value: Value) => void
  /** Up to about a dozen options with short labels. */
  options: readonly { value: Value; label: string }[]
  /** The minimum width of a chip, as a CSS length. With it, all chips have the same width and form columns. */
  minColumn?: string
  /** Whether chips that do not fit begin another line, as by default. Otherwise they stay on one line, which scrolls sideways. */
  wraps?: boolean
}

/** A choice of one among several short options: native radio buttons drawn as chips that wrap. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { value, onChange, options, minColumn, wraps = true, ...rest } = props
  const line = useChosenChipInView(props)
  return (
    <FieldSet {...rest} role="radiogroup">
      <Chips
        ref={line}
        {...arrowKeyHandlers}
        data-columns={minColumn ? '' : undefined}
        data-line={wraps ? undefined : ''}
        $minColumn={minColumn}
      >
        <LabelRadios value={value} onChange={onChange} options={options} Label={Chip} />
      </Chips>
    </FieldSet>
  )
}

/** Scrolls a line of chips to the chosen chip when another chip is chosen, and when the widths of the chips change with their labels. */
function useChosenChipInView<Value extends string>({ value, options, wraps }: ChipGroupProps<Value>) {
  const line = useRef<HTMLDivElement>(null)
  const labels = options.map(({ label }) => label).join()
  // The line begins at its first chip, so that it needs no measurement, which would lay out the page.
  const isAtStart = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels decide the widths of the chips
  useLayoutEffect(() => {
    const isFirst = value === '' || value === options[0]?.value
    if (wraps !== false || (isFirst && isAtStart.current)) return
    isAtStart.current = isFirst
    const chip = line.current?.querySelector<HTMLElement>('label:has(:checked)')
    if (line.current && chip) scrollToMiddle(line.current, chip)
  }, [value, labels, wraps, options[0]?.value])
  useScrollEdges(line, {
    chosen: 'label:has(:checked)',
    itemCount: options.length,
    isDisabled: wraps !== false,
  })
  return line
}

const Chips = styled.div<{ $minColumn?: string }>`
  display: ${({ $minColumn }) => ($minColumn ? 'grid' : 'flex')};
  flex-wrap: wrap;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $minColumn = '0px' }) => $minColumn}, 100%), 1fr));
  gap: ${space(2)};

  &[data-line] {
    position: relative;
    flex-wrap: nowrap;
    margin: calc(-1 * ${space(1)});
    padding: ${space(1)};
    overflow-x: auto;
    scrollbar-width: none;
    ${edgeFade}
  }
`

const Chip = styled.label`
  min-block-size: ${control.md};
  background-color: ${color.surface};
  border: ${border.thin} solid ${color.lineStrong};
  border-radius: ${radius.md};
  ${labelRadioStyles}

  [data-line] > & {
    flex-shrink: 0;
    max-inline-size: 100%;
  }

  [data-columns] > & {
    padding-inline: ${space(1)};
  }

  [data-invalid] > * > & {
    border-color: ${color.dangerTintInk};
  }

  &:has(:checked) {
    border-color: ${color.accent};
  }

  &:has(:disabled) {
    background-color: ${color.sunken};
    border-color: ${color.line};
  }

  &:has(:checked:disabled) {
    ${tint('neutral')}
    border-color: currentcolor;
  }
`
