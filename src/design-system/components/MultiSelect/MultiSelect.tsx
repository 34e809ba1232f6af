import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { joinIds } from '@/design-system/join-ids'
import { border, color, control, space } from '@/design-system/theme/tokens'
import { Button } from '../Button/Button'
import { Field } from '../Field/Field'
import { type ControlProps, splitFieldProps } from '../Field/field-props'
import { ControlBox, ControlInput } from '../Field/field-styles'
import { useMergedRef } from '../Field/use-merged-ref'
import { applyListKey, getListAttributes } from '../OptionList/combobox-input'
import { ListButtons } from '../OptionList/ListButtons'
import { ListFrame } from '../OptionList/ListFrame'
import { type ListOption, type OptionSource, splitSource } from '../OptionList/list-option'
import type { ListRow } from '../OptionList/list-rows'
import { findOptionByLabel } from '../OptionList/match-options'
import { useOptionList } from '../OptionList/use-option-list'
import { Chips, getChipsBefore, type MultiSelectLabels, maxRenderedChips } from './Chips'

interface MultiSelectProps extends ControlProps<'input', 'onBlur' | 'role'>, OptionSource {
  /** The chosen values, in the order in which they were chosen. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Called when the focus leaves the field and its list. */
  onBlur?: () => void
  /** The labels of chosen values that are missing in the options, e.g. before the first search. */
  valueLabels?: Readonly<Record<string, string>>
  labels: MultiSelectLabels
}

/**
 * A text box to find and choose several of many options. The chosen options, with remove buttons, precede the text
 * input.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { labels } = props
  const [source, others] = splitSource(props)
  const [field, { id, value, onChange, onBlur, valueLabels, onKeyDown, ref, ...rest }] =
    splitFieldProps(others)
  const listId = useId()
  const descriptionId = useId()
  const input = useRef<HTMLInputElement>(null)
  const inputRef = useMergedRef(input, ref)
  const [removalMessage, setRemovalMessage] = useState('')
  const { list, chosen, commitTypedText } = useChosenOptions({ source, value, onChange, valueLabels })
  const chosenLabels = chosen.slice(0, maxRenderedChips).map((option) => option.label)
  if (chosen.length > maxRenderedChips) chosenLabels.push(labels.moreLabel(chosen.length - maxRenderedChips))

  const remove = (removedValue: string) => {
    setRemovalMessage(
      labels.removedMessage(chosen.find((option) => option.value === removedValue)?.label ?? removedValue),
    )
    onChange(value.filter((optionValue) => optionValue !== removedValue))
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    setRemovalMessage('')
    if (applyListKey(list, event) || event.currentTarget.value !== '' || value.length === 0) return
    if (event.key === 'Backspace') remove(value.at(-1) ?? '')
    if (event.key === 'ArrowLeft') getChipsBefore(event.currentTarget).at(-1)?.focus()
  }
  const openByPress = () => {
    input.current?.focus()
    list.open()
  }

  const frame = {
    id: listId,
    label: field.label,
    list,
    input,
    isChosen: (optionValue: string) => value.includes(optionValue),
    announcement: removalMessage,
    onLeave: () => {
      commitTypedText()
      onBlur?.()
    },
  }

  return (
    <Field {...field} id={id} describedBy={joinIds(rest['aria-describedby'], descriptionId)}>
      {(control) => (
        <ListFrame
          {...frame}
          isMultiple
          head={<ChooseAllOrNone rows={list.rows} value={value} labels={labels} onChange={onChange} />}
        >
          <Box>
            <Content>
              <Chips
                chosen={chosen}
                labels={labels}
                input={input}
                onRemove={field.disabled ? undefined : remove}
              />
              <Input
                {...rest}
                {...control}
                {...getListAttributes(listId, list)}
                ref={inputRef}
                type="text"
                value={list.typed ?? ''}
                onChange={(event) => list.type(event.currentTarget.value)}
                onKeyDown={pressKey}
                onClick={openByPress}
              />
            </Content>
            <ListButtons
              list={list}
              disabled={field.disabled}
              onClear={value.length > 0 ? () => onChange([]) : undefined}
              onOpen={openByPress}
            />
          </Box>
          <span id={descriptionId} hidden>
            {chosenLabels.join(', ')}
          </span>
        </ListFrame>
      )}
    </Field>
  )
}

const Box = styled(ControlBox)`
  /* Beside several lines of chips, the buttons stay on the first line. */
  & > button {
    align-self: start;
    block-size: ${control.md};
  }
`

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space(1)};
  min-inline-size: 0;
  max-block-size: ${space(40)};
  padding: ${space(1)};
  overflow-y: auto;
`

const Input = styled(ControlInput)`
  flex: 1 1 ${space(24)};
  padding-block: ${space(1)};
  padding-inline: ${space(2)};
`

interface ChooseAllOrNoneProps {
  rows: readonly ListRow[]
  value: readonly string[]
  labels: MultiSelectLabels
  onChange: (value: string[]) => void
}

/** The buttons that choose or remove all enabled options of the search. */
function ChooseAllOrNone({ rows, value, labels, onChange }: ChooseAllOrNoneProps) {
  const enabledValues = rows
    .filter((row) => !row.disabled && row.createText === undefined)
    .map((row) => row.value)
  if (enabledValues.length === 0 || (!labels.chooseAll && !labels.chooseNone)) return null
  return (
    <Bar>
      {labels.chooseAll && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => onChange([...new Set([...value, ...enabledValues])])}
        >
          {labels.chooseAll}
        </Button>
      )}
      {labels.chooseNone && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            const removedValues = new Set(enabledValues)
            onChange(value.filter((optionValue) => !removedValues.has(optionValue)))
          }}
        >
          {labels.chooseNone}
        </Button>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding: ${space(1)};
  border-block-end: ${border.thin} solid ${color.line};
`

interface ChosenOptionsInput {
  source: OptionSource
  value: readonly string[]
  onChange: (value: string[]) => void
  valueLabels?: Readonly<Record<string, string>>
}

/** Returns the state of the option list, and the chosen options with their labels. */
function useChosenOptions({ source, value, onChange, valueLabels = {} }: ChosenOptionsInput) {
  // The labels of the options that the user chose. A new search may return other options.
  const [pickedLabels, setPickedLabels] = useState<Readonly<Record<string, string>>>({})
  const { options } = source
  const labels = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options])

  const toggle = (option: ListOption) => {
    const isChosen = value.includes(option.value)
    setPickedLabels({ ...pickedLabels, [option.value]: option.label })
    onChange(
      isChosen ? value.filter((optionValue) => optionValue !== option.value) : [...value, option.value],
    )
    list.clearTextAfter(option)
  }
  const list = useOptionList({ source, onPick: toggle })

  return {
    list,
    chosen: value.map((optionValue) => ({
      value: optionValue,
      label: labels.get(optionValue) ?? pickedLabels[optionValue] ?? valueLabels[optionValue] ?? optionValue,
    })),
    /** If the typed text is the label of an option, chooses that option. Closes the list in any case. */
    commitTypedText: () => {
      const canMatch = !list.isPending && list.text !== ''
      const matchedOption = canMatch ? findOptionByLabel(options, list.text) : undefined
      if (matchedOption && !value.includes(matchedOption.value)) toggle(matchedOption)
      list.close()
    },
  }
}
