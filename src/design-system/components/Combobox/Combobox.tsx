import { useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Field } from '../Field/Field'
import { type ControlProps, splitFieldProps } from '../Field/field-props'
import { ControlBox, ControlInput } from '../Field/field-styles'
import { useMergedRef } from '../Field/use-merged-ref'
import { applyListKey, getListAttributes } from '../OptionList/combobox-input'
import { ListButtons } from '../OptionList/ListButtons'
import { ListFrame } from '../OptionList/ListFrame'
import { type ListOption, type OptionSource, splitSource } from '../OptionList/list-option'
import { findOptionByLabel } from '../OptionList/match-options'
import { useOptionList } from '../OptionList/use-option-list'

interface ComboboxProps extends ControlProps<'input', 'onBlur' | 'role'>, OptionSource {
  /** The chosen value; '' for none. */
  value: string
  /** Called with the chosen value and its option, and with '' and no option when the text is cleared. */
  onChange: (value: string, option?: ListOption) => void
  /** Called when the focus leaves the field and its list. */
  onBlur?: () => void
  /** The text for `value` while no option has this value, e.g. before the first search. */
  valueLabel?: string
}

/**
 * A text box to find and choose one of many options. When the focus leaves the field, the field chooses the option whose
 * label is the typed text. If there is no such option, the text of the previous choice appears again. With `read`, the
 * field chooses the option that `read` returns. If `read` returns none, the typed text becomes the value.
 */
export function Combobox(props: ComboboxProps) {
  const [source, others] = splitSource(props)
  const [field, { id, value, onChange, onBlur, valueLabel, onKeyDown, ref, ...rest }] =
    splitFieldProps(others)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const inputRef = useMergedRef(input, ref)
  const [pickedOption, setPickedOption] = useState<ListOption>()

  const choose = (option: ListOption) => {
    setPickedOption(option)
    if (option.value !== value) onChange(option.value, option)
    list.close()
  }
  const list = useOptionList({ source, chosen: value, onPick: choose })
  const chosenOption = source.options.find((option) => option.value === value) ?? pickedOption
  const label = chosenOption?.value === value ? chosenOption.label : (valueLabel ?? value)
  const displayedText = list.typed ?? label

  const type = (text: string) => {
    list.type(text)
    if (text === '' && value !== '') onChange('')
  }
  const clear = () => {
    list.close()
    if (value !== '') onChange('')
    input.current?.focus()
  }
  const openByPress = () => {
    input.current?.focus()
    if (list.isOpen) return
    input.current?.select()
    // 'first' activates the row of the chosen option. If the options do not contain that option, no row becomes active.
    list.open(source.options.some((option) => option.value === value) ? 'first' : undefined)
  }
  const leave = () => {
    const matchedOption = list.isPending || list.text === '' ? undefined : matchText(list.text, source)
    if (matchedOption) choose(matchedOption)
    else list.close()
    onBlur?.()
  }

  return (
    <Field {...field} id={id} describedBy={rest['aria-describedby']}>
      {(control) => (
        <ListFrame
          id={listId}
          label={field.label}
          list={list}
          input={input}
          isChosen={(optionValue) => optionValue === value && value !== ''}
          onLeave={leave}
        >
          <ControlBox>
            <Input
              {...rest}
              {...control}
              {...getListAttributes(listId, list)}
              ref={inputRef}
              type="text"
              value={displayedText}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={(event) => {
                onKeyDown?.(event)
                applyListKey(list, event)
              }}
              onClick={openByPress}
            />
            <ListButtons
              list={list}
              disabled={field.disabled}
              onClear={displayedText === '' ? undefined : clear}
              onOpen={openByPress}
            />
          </ControlBox>
        </ListFrame>
      )}
    </Field>
  )
}

/** Returns the option whose label is the text, if there is one. With `read`, converts any text to an option. */
const matchText = (text: string, { options, read }: OptionSource): ListOption | undefined =>
  read ? (read(text) ?? { value: text, label: text }) : findOptionByLabel(options, text)

const Input = styled(ControlInput)`
  text-overflow: ellipsis;
`
