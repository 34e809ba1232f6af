import { type FormEvent, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Collapsible } from '@/design-system/components/Collapsible/Collapsible'
import { Grid } from '@/design-system/components/Grid/Grid'
import { NumberField } from '@/design-system/components/NumberField/NumberField'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import type { Latency } from '../../../client.ts'
import { copy as networkCopy } from './copy.ts'

const copy = networkCopy.latency
const maxLatencyMs = 10 * 60_000
const presets = Object.entries(copy.presets).map(([value, label]) => ({ value, label }))
const toPreset = ({ min, max }: Latency) => (min === max ? String(min) : '')

interface LatencyFormProps {
  latency: Latency
  isBusy: boolean
  onSet: (latency: Latency) => void
}

/** Sets the latency of every API call: to a preset, or to a range that the user enters. */
export function LatencyForm({ latency, isBusy, onSet }: LatencyFormProps) {
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={copy.title}
        name="latency"
        value={toPreset(latency)}
        onChange={(value) => onSet({ min: Number(value), max: Number(value) })}
        options={presets}
      />
      <Text size="sm" tone="muted" role="status">
        {copy.describe(latency)}
      </Text>
      <Collapsible summary={copy.custom}>
        <CustomLatencyForm latency={latency} isBusy={isBusy} onSet={onSet} />
      </Collapsible>
    </Stack>
  )
}

function CustomLatencyForm({ latency, isBusy, onSet }: LatencyFormProps) {
  const [enteredRange, setEnteredRange] = useState<{ min?: number | null; max?: number | null }>({})
  const [isSubmitAttempted, setIsSubmitAttempted] = useState(false)
  const { min, max } = { ...latency, ...enteredRange }
  const errors = { min: findError(min), max: findError(max) ?? findRangeError(min, max) }

  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitAttempted(true)
    if (errors.min !== undefined || errors.max !== undefined || min === null || max === null) return
    setEnteredRange({})
    setIsSubmitAttempted(false)
    onSet({ min, max })
  }

  return (
    <form noValidate onSubmit={send}>
      <Stack gap={2}>
        <Grid minColumn="10rem" gap={3}>
          {(['min', 'max'] as const).map((bound) => (
            <NumberField
              key={bound}
              label={copy[bound]}
              name={bound}
              value={{ min, max }[bound]}
              onChange={(value) => setEnteredRange({ ...enteredRange, [bound]: value })}
              max={maxLatencyMs}
              step={500}
              decreaseLabel={copy.less}
              increaseLabel={copy.more}
              error={isSubmitAttempted ? errors[bound] : undefined}
            />
          ))}
        </Grid>
        <Button type="submit" loading={isBusy}>
          {copy.set}
        </Button>
      </Stack>
    </form>
  )
}

function findError(value: number | null): string | undefined {
  if (value === null) return copy.missing
  return value > maxLatencyMs ? copy.tooLong : undefined
}

const findRangeError = (min: number | null, max: number | null) =>
  (min ?? 0) > (max ?? 0) ? copy.wrongRange : undefined
