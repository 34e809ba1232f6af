import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { space } from '@/design-system/theme/tokens'
import type { useTypedDay } from '../DateField/use-typed-day'
import { controlBox, controlInput, hintText } from '../Field/field-styles'

interface DateRangeEndProps {
  /** Which end it is. */
  label: string
  /** What is typed there. */
  day: ReturnType<typeof useTypedDay>
  required?: boolean
  /** Whether the error is about the range, and so about both ends. */
  isBothInvalid: boolean
  /** The browser's message for a text that is no date. */
  invalidMessage: string
  /** The id of the error that the field shows. */
  errorId: string
  /** What follows the text in its frame. */
  children?: ReactNode
}

/** One end of a range of days: a name and a text. Internal. */
export function DateRangeEnd(props: DateRangeEndProps) {
  const { label, day, required, isBothInvalid, invalidMessage, errorId, children } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isInvalid = day.isInvalid || isBothInvalid

  useEffect(
    () => input.current?.setCustomValidity(day.isUnreadable ? invalidMessage : ''),
    [day.isUnreadable, invalidMessage],
  )
  const settleWithEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') day.settle()
  }

  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Box>
        <Input
          ref={input}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={day.text}
          onChange={(event) => day.type(event.currentTarget.value)}
          onKeyDown={settleWithEnter}
          onBlur={day.settle}
          aria-required={required || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? errorId : undefined}
        />
        {children}
      </Box>
    </Root>
  )
}

/** The second end needs room for its button: where both do not fit, it goes below. */
const Root = styled.div`
  display: flex;
  flex: 1 1 7.5rem;
  flex-direction: column;
  gap: ${space(1)};
  justify-content: end;
  min-inline-size: 0;

  & + & {
    flex-basis: 10rem;
  }
`

const Label = styled.label`
  ${hintText}
`

const Box = styled.div`
  ${controlBox}
`

const Input = styled.input`
  ${controlInput}
  ${tabularFigures}
`
