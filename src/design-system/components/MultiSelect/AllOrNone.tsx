import styled from 'styled-components'
import { border, color, space } from '@/design-system/theme/tokens'
import { Button } from '../Button/Button'
import type { Row } from '../OptionList/list-rows'
import type { MultiSelectWords } from './multi-select-words'

interface AllOrNoneProps {
  rows: readonly Row[]
  value: readonly string[]
  words: MultiSelectWords
  onChange: (value: string[]) => void
}

/** Adds or takes out all that is found and may be chosen. */
export function AllOrNone({ rows, value, words, onChange }: AllOrNoneProps) {
  const found = rows.filter((row) => !row.disabled && row.creates === undefined).map((row) => row.value)
  if (found.length === 0 || (!words.all && !words.none)) return null
  return (
    <Bar>
      {words.all && (
        <Button size="sm" variant="quiet" onClick={() => onChange([...new Set([...value, ...found])])}>
          {words.all}
        </Button>
      )}
      {words.none && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            const gone = new Set(found)
            onChange(value.filter((one) => !gone.has(one)))
          }}
        >
          {words.none}
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
