import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { control, space } from '@/design-system/theme/tokens'
import { Field } from '../Field/Field'
import { type FieldProps, splitFieldProps } from '../Field/field-props'
import { controlBox, controlInput } from '../Field/field-styles'
import { useMergedRef } from '../Field/use-merged-ref'
import { ListButtons } from '../OptionList/ListButtons'
import { ListFrame } from '../OptionList/ListFrame'
import { listAttributes } from '../OptionList/list-attributes'
import { pressListKey } from '../OptionList/list-keys'
import { type OptionSource, splitSource } from '../OptionList/list-option'
import { AllOrNone } from './AllOrNone'
import { Chips, drawnChips } from './Chips'
import { chipsBefore } from './chip-focus'
import type { MultiSelectWords } from './multi-select-words'
import { useChosenMany } from './use-chosen-many'

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'role'
>

interface MultiSelectProps extends FieldProps, Native, OptionSource {
  /** The chosen values, in the order in which they were chosen. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Called when the focus leaves the whole field, list included. */
  onBlur?: () => void
  /** How chosen values read that the options do not hold, e.g. before anything was searched. */
  valueLabels?: Readonly<Record<string, string>>
  words: MultiSelectWords
  ref?: Ref<HTMLInputElement>
}

/** Some of many options, found by typing; what is chosen stands before the text and can be taken out there. */
export function MultiSelect(props: MultiSelectProps) {
  const { words } = props
  const [source, others] = splitSource(props)
  const [field, { id, value, onChange, onBlur, valueLabels, onKeyDown, ref, ...rest }] =
    splitFieldProps(others)
  const listId = useId()
  const descriptionId = useId()
  const input = useRef<HTMLInputElement>(null)
  const inputRef = useMergedRef(input, ref)
  const [removed, setRemoved] = useState('')
  const { list, chosen, settle } = useChosenMany({ source, value, onChange, valueLabels })
  const named = chosen.slice(0, drawnChips).map((option) => option.label)
  if (chosen.length > drawnChips) named.push(words.more(chosen.length - drawnChips))

  const remove = (one: string) => {
    setRemoved(words.removed(chosen.find((option) => option.value === one)?.label ?? one))
    onChange(value.filter((other) => other !== one))
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    setRemoved('')
    if (pressListKey(list, event) || event.currentTarget.value !== '' || value.length === 0) return
    if (event.key === 'Backspace') remove(value.at(-1) ?? '')
    if (event.key === 'ArrowLeft') chipsBefore(event.currentTarget).at(-1)?.focus()
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
    isChosen: (one: string) => value.includes(one),
    announcement: removed,
    onLeave: () => {
      settle()
      onBlur?.()
    },
  }

  return (
    <Field
      {...field}
      id={id}
      describedBy={[rest['aria-describedby'], descriptionId].filter(Boolean).join(' ')}
    >
      {(control) => (
        <ListFrame
          {...frame}
          isMultiple
          head={<AllOrNone rows={list.rows} value={value} words={words} onChange={onChange} />}
        >
          <Box>
            <Content>
              <Chips
                chosen={chosen}
                words={words}
                input={input}
                onRemove={field.disabled ? undefined : remove}
              />
              <Input
                {...rest}
                {...control}
                {...listAttributes(listId, list)}
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
            {named.join(', ')}
          </span>
        </ListFrame>
      )}
    </Field>
  )
}

const Box = styled.div`
  ${controlBox}

  /* Beside several lines of chosen ones, the buttons stay with the first. */
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

const Input = styled.input`
  ${controlInput}
  flex: 1 1 ${space(24)};
  padding-block: ${space(1)};
  padding-inline: ${space(2)};
`
