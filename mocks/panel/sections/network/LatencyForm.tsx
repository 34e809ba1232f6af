import { type FormEvent, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Collapsible } from '@/design-system/components/Collapsible/Collapsible'
import { Grid } from '@/design-system/components/Grid/Grid'
import { NumberField } from '@/design-system/components/NumberField/NumberField'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import type { Latency } from '../../../client.ts'
import { copy as words } from './copy.ts'

const copy = words.latency
const longest = 600_000
const presets = Object.entries(copy.presets).map(([value, label]) => ({ value, label }))
const presetOf = ({ min, max }: Latency) => (min === max ? String(min) : '')

interface LatencyFormProps {
  latency: Latency
  isBusy: boolean
  onSet: (latency: Latency) => void
}

/** Sets the latency of every call: a preset, or any range. */
export function LatencyForm({ latency, isBusy, onSet }: LatencyFormProps) {
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={copy.title}
        name="latency"
        value={presetOf(latency)}
        onChange={(chosen) => onSet({ min: Number(chosen), max: Number(chosen) })}
        options={presets}
      />
      <Text size="sm" tone="muted" role="status">
        {copy.now(latency)}
      </Text>
      <Collapsible summary={copy.other}>
        <OtherLatency latency={latency} isBusy={isBusy} onSet={onSet} />
      </Collapsible>
    </Stack>
  )
}

function OtherLatency({ latency, isBusy, onSet }: LatencyFormProps) {
  const [typed, setTyped] = useState<{ min?: number | null; max?: number | null }>({})
  const [isSent, setIsSent] = useState(false)
  const { min, max } = { ...latency, ...typed }
  const errors = { min: problemOf(min), max: problemOf(max) ?? turnedRound(min, max) }

  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsSent(true)
    if (errors.min !== undefined || errors.max !== undefined || min === null || max === null) return
    setTyped({})
    setIsSent(false)
    onSet({ min, max })
  }

  return (
    <form noValidate onSubmit={send}>
      <Stack gap={2}>
        <Grid minColumn="10rem" gap={3}>
          {(['min', 'max'] as const).map((end) => (
            <NumberField
              key={end}
              label={copy[end]}
              name={end}
              value={{ min, max }[end]}
              onChange={(value) => setTyped({ ...typed, [end]: value })}
              max={longest}
              step={500}
              decreaseLabel={copy.less}
              increaseLabel={copy.more}
              error={isSent ? errors[end] : undefined}
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

function problemOf(value: number | null): string | undefined {
  if (value === null) return copy.missing
  return value > longest ? copy.tooLong : undefined
}

const turnedRound = (min: number | null, max: number | null) =>
  (min ?? 0) > (max ?? 0) ? copy.turned : undefined
