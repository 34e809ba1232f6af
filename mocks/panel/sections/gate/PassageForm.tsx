import { type FormEvent, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { GatePerson } from '../../../client.ts'
import { OutcomeAlert } from '../../calls/OutcomeAlert.tsx'
import type { Outcome } from '../../calls/use-action.ts'
import { CapitalsField } from './CapitalsField.tsx'
import { CodeField } from './CodeField.tsx'
import { copy, type Direction, type Means } from './copy.ts'
import { PersonField } from './PersonField.tsx'
import { passesOf } from './passes.ts'
import type { Shown } from './use-gate.ts'

const options = <Value extends string>(names: Record<Value, string>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value: value as Value, label }))

interface PassageFormProps {
  gate: number
  /** Those who may go in, and those who may go out. */
  people: Record<Direction, readonly GatePerson[]>
  isBusy: boolean
  outcome: Outcome | undefined
  /** Something else is asked now than what the outcome is of. */
  onChange: () => void
  /** Asked to let somebody in or out; answers whether they went. */
  onSend: (direction: Direction, shown: Shown) => Promise<boolean>
}

/** Somebody at the gate: which way, and by a code, as a person or by the plate. What was refused stays to be mended. */
export function PassageForm({ gate, people, isBusy, outcome, onChange, onSend }: PassageFormProps) {
  const [direction, setDirection] = useState<Direction>('in')
  const [means, setMeans] = useState<Means>('qrcode')
  const [typed, setTyped] = useState({ qrcode: '', person: '', plate: '' })
  const [isSent, setIsSent] = useState(false)
  const error = isSent && typed[means].trim() === '' ? copy.missing[means] : undefined
  const field = {
    value: typed[means],
    onChange: (value: string) => {
      onChange()
      setTyped({ ...typed, [means]: value })
    },
    error,
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsSent(true)
    const value = typed[means].trim()
    if (value === '') return
    const arrival = means === 'person' ? { person: Number(value) } : { [means]: value }
    if (!(await onSend(direction, arrival))) return
    setTyped({ ...typed, [means]: '' })
    setIsSent(false)
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={3}>
        <SegmentedControl
          label={copy.direction}
          name="direction"
          value={direction}
          onChange={(chosen) => {
            onChange()
            setDirection(chosen)
          }}
          options={options(copy.directions)}
        />
        <SegmentedControl
          label={copy.means}
          name="means"
          value={means}
          onChange={(chosen) => {
            onChange()
            setMeans(chosen)
            setIsSent(false)
          }}
          options={options(copy.meansNames)}
        />
        {means === 'qrcode' && (
          <CodeField {...field} passes={passesOf(people[direction])} direction={direction} />
        )}
        {means === 'person' && <PersonField {...field} gate={gate} />}
        {means === 'plate' && <CapitalsField {...field} label={copy.plate} name="plate" />}
        <OutcomeAlert outcome={outcome} refusedTitle={copy.refused[direction]} />
        <Button type="submit" variant="primary" loading={isBusy}>
          {copy.send[direction]}
        </Button>
      </Stack>
    </form>
  )
}
