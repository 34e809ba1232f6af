import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { es } from 'react-day-picker/locale/es'
import styled, { css } from 'styled-components'
import { textStyle, tint } from '@/design-system/theme/mixins'
import { border, color, control, fontSize, radius, space } from '@/design-system/theme/tokens'
import {
  buildPickerLimits,
  CalendarFloat,
  type CalendarFloatProps,
  type DayLimits,
} from '../DateField/CalendarFloat'
import { clampDay, fromLocalDate, toLocalDate } from '../DateField/calendar-day'
import { MonthPlace } from '../DateField/MonthPlace'
import { buildRange, completeRange, type DayRange, isSameRange, type RangePreset } from './day-range'

/** Colours the background of the range. The first and the last day keep the style of a chosen day. */
const rangeStyles = css`
  .rdp-range_middle,
  .rdp-range_start:not(.rdp-range_end),
  .rdp-range_end:not(.rdp-range_start) {
    background-color: ${color.accentTint};
  }

  .rdp-range_start {
    border-start-start-radius: ${radius.pill};
    border-end-start-radius: ${radius.pill};
  }

  .rdp-range_end {
    border-start-end-radius: ${radius.pill};
    border-end-end-radius: ${radius.pill};
  }

  .rdp-range_middle > .rdp-day_button {
    color: ${color.accentTintInk};
    background: none;
  }
`

interface RangeProps {
  range: DayRange
  onChoose: (range: DayRange) => void
  limits: DayLimits
  today: string
  presets: readonly RangePreset[]
  labels: { firstDayInstruction: string; lastDayInstruction: string }
}

/** The popup with the calendar of a DateRangeField. */
export function RangePopup({
  range,
  onChoose,
  limits,
  today,
  presets,
  labels,
  ...floatProps
}: RangeProps & CalendarFloatProps) {
  const choose = (chosenRange: DayRange) => {
    onChoose(chosenRange)
    floatProps.onClose(false)
  }
  return (
    <CalendarFloat {...floatProps}>
      <RangeCalendar {...{ range, limits, today, presets, labels }} onChoose={choose} />
    </CalendarFloat>
  )
}

/** The content of the popup. When the popup closes, the content is unmounted, and the chosen first day is lost. */
function RangeCalendar({ range, onChoose, limits, today, presets, labels }: RangeProps) {
  const [firstDay, setFirstDay] = useState<string>()
  // The hovered or focused day while the user chooses the last day.
  const [previewDay, setPreviewDay] = useState('')
  const preview = (date: Date) => {
    if (firstDay) setPreviewDay(fromLocalDate(date))
  }
  const displayedRange = firstDay ? buildRange(firstDay, previewDay || firstDay) : completeRange(range)

  const month = toLocalDate(completeRange(range)?.from ?? clampDay(today, limits.min, limits.max))

  const chooseDay = (_range: unknown, date: Date) => {
    const day = fromLocalDate(date)
    if (firstDay) return onChoose(buildRange(firstDay, day))
    setFirstDay(day)
    setPreviewDay(day)
  }

  return (
    <>
      {presets.length > 0 && (
        <Presets>
          {presets.map((preset) => (
            <button
              key={preset.label}
              type="button"
              aria-pressed={isSameRange(preset.range, range)}
              onClick={() => onChoose(preset.range)}
            >
              {preset.label}
            </button>
          ))}
        </Presets>
      )}
      <Instruction role="status">
        {firstDay ? labels.lastDayInstruction : labels.firstDayInstruction}
      </Instruction>
      <Calendar>
        <MonthPlace month={month}>
          <DayPicker
            mode="range"
            autoFocus
            locale={es}
            navLayout="around"
            selected={
              displayedRange && { from: toLocalDate(displayedRange.from), to: toLocalDate(displayedRange.to) }
            }
            onSelect={chooseDay}
            onDayMouseEnter={preview}
            onDayFocus={preview}
            today={toLocalDate(today)}
            defaultMonth={month}
            {...buildPickerLimits(limits)}
          />
        </MonthPlace>
      </Calendar>
    </>
  )
}

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding: ${space(1)} ${space(1)} ${space(2)};

  & > button {
    min-block-size: ${control.md};
    max-inline-size: 100%;
    padding-inline: ${space(3)};
    color: ${color.ink};
    ${textStyle({ size: 'sm', weight: 'medium', line: 'tight' })}
    overflow-wrap: anywhere;
    background: none;
    border: ${border.thin} solid ${color.lineStrong};
    border-radius: ${radius.pill};
    cursor: pointer;
  }

  & > button:hover {
    background-color: ${color.sunken};
  }

  & > button[aria-pressed='true'] {
    ${tint('accent')}
    border-color: currentcolor;
  }
`

const Instruction = styled.p`
  padding-block: ${space(1)};
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};
  text-align: center;
  overflow-wrap: anywhere;
`

const Calendar = styled.div`
  ${rangeStyles}
`
