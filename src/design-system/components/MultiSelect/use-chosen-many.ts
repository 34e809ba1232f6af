import { useMemo, useState } from 'react'
import type { ListOption, OptionSource } from '../OptionList/list-option'
import { namedOption } from '../OptionList/match-options'
import { useOptionList } from '../OptionList/use-option-list'

interface ChosenMany {
  source: OptionSource
  value: readonly string[]
  onChange: (value: string[]) => void
  valueLabels?: Readonly<Record<string, string>>
}

/** The list of a field of several values, and the options that its values stand for. */
export function useChosenMany({ source, value, onChange, valueLabels = {} }: ChosenMany) {
  // What was found by an older search is no longer among the options, but has a name.
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({})
  const { options } = source
  const labels = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options])

  const toggle = (option: ListOption) => {
    const isChosen = value.includes(option.value)
    setPicked({ ...picked, [option.value]: option.label })
    onChange(isChosen ? value.filter((one) => one !== option.value) : [...value, option.value])
    list.goOn(option)
  }
  const list = useOptionList({ source, onPick: toggle })

  return {
    list,
    chosen: value.map((one) => ({
      value: one,
      label: labels.get(one) ?? picked[one] ?? valueLabels[one] ?? one,
    })),
    /** Takes what is named in full by the text, and closes the list. */
    settle: () => {
      const isNameless = list.isPending || list.text === ''
      const named = isNameless ? undefined : namedOption(options, list.text)
      if (named && !value.includes(named.value)) toggle(named)
      list.close()
    },
  }
}
