import { type ComponentProps, type FormEvent, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import type { GatePerson } from '../../../client.ts'
import { OutcomeAlert } from '../../calls/OutcomeAlert.tsx'
import type { ActionOutcome } from '../../calls/use-action.ts'
import { copy, type Direction, type IdentificationMethod } from './copy.ts'
import { PersonField } from './PersonField.tsx'
import type { PersonIdentification } from './use-gate.ts'

const toOptions = <Value extends string>(names: Record<Value, string>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value: value as Value, label }))

interface PassageFormProps {
  gateId: number
  /** By direction: 'in' has the expected people, 'out' the people inside. The field for a code offers their passes. */
  people: Record<Direction, readonly GatePerson[]>
  isBusy: boolean
  outcome: ActionOutcome | undefined
  /** Called when the user changes the form. The parent can then clear `outcome`, which is about the old values. */
  onChange: () => void
  /** Resolves with true if the person was checked in or out. */
  onSend: (direction: Direction, identification: PersonIdentification) => Promise<boolean>
}

/** A form that checks a person in or out by code, name or plate. If the backend refuses, the entered value stays. */
export function PassageForm({ gateId, people, isBusy, outcome, onChange, onSend }: PassageFormProps) {
  const [direction, setDirection] = useState<Direction>('in')
  const [method, setMethod] = useState<IdentificationMethod>('qrcode')
  const [values, setValues] = useState({ qrcode: '', person: '', plate: '' })
  const [isSubmitAttempted, setIsSubmitAttempted] = useState(false)
  const error = isSubmitAttempted && values[method].trim() === '' ? copy.missing[method] : undefined
  const fieldProps = {
    value: values[method],
    onChange: (value: string) => {
      onChange()
      setValues({ ...values, [method]: value })
    },
    error,
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitAttempted(true)
    const value = values[method].trim()
    if (value === '') return
    const identification = method === 'person' ? { person: Number(value) } : { [method]: value }
    if (!(await onSend(direction, identification))) return
    setValues({ ...values, [method]: '' })
    setIsSubmitAttempted(false)
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={3}>
        <SegmentedControl
          label={copy.direction}
          name="direction"
          value={direction}
          onChange={(newDirection) => {
            onChange()
            setDirection(newDirection)
          }}
          options={toOptions(copy.directions)}
        />
        <SegmentedControl
          label={copy.identifier}
          name="means"
          value={method}
          onChange={(newMethod) => {
            onChange()
            setMethod(newMethod)
            setIsSubmitAttempted(false)
          }}
          options={toOptions(copy.identifierNames)}
        />
        {method === 'qrcode' && (
          <CodeField {...fieldProps} passes={listPasses(people[direction])} direction={direction} />
        )}
        {method === 'person' && <PersonField {...fieldProps} gateId={gateId} />}
        {method === 'plate' && <CapitalsField {...fieldProps} label={copy.plate} name="plate" />}
        <OutcomeAlert outcome={outcome} failureTitle={copy.refused[direction]} />
        <Button type="submit" variant="primary" loading={isBusy}>
          {copy.send[direction]}
        </Button>
      </Stack>
    </form>
  )
}

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  passes: readonly Pass[]
  direction: Direction
}

/** A field for the code of a pass, and a list in which the user can choose a pass instead. */
function CodeField({ value, onChange, error, passes, direction }: CodeFieldProps) {
  const isListed = passes.some(({ qrcode }) => qrcode === value.trim())
  return (
    <Stack gap={3}>
      {passes.length > 0 && (
        <Select
          label={copy.passes[direction]}
          name="pass"
          value={isListed ? value.trim() : ''}
          onChange={onChange}
          options={passes.map(({ qrcode, label }) => ({ value: qrcode, label }))}
          placeholder={copy.choosePass}
          reservesMessageLine={false}
        />
      )}
      <CapitalsField
        label={copy.qrcode}
        name="qrcode"
        hint={copy.qrcodeHint}
        value={value}
        onChange={onChange}
        error={error}
      />
    </Stack>
  )
}

const toUpperCase = (text: string) => text.toUpperCase()

/** A field for a code or a plate, which converts the text to capitals. */
function CapitalsField(props: Omit<ComponentProps<typeof TextField>, 'normalize'>) {
  return (
    <TextField
      {...props}
      normalize={toUpperCase}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}

/** An option of the list of passes. */
interface Pass {
  qrcode: string
  /** The names of the people with this code, and the lot and occasion. */
  label: string
}

/** Lists the passes of people. Several people may share a code, which is listed once. */
function listPasses(people: readonly GatePerson[]): Pass[] {
  const namesByCode = new Map<string, string[]>()
  for (const { qrcode, name } of people) {
    if (qrcode !== null) namesByCode.set(qrcode, [...(namesByCode.get(qrcode) ?? []), name])
  }
  const getReason = (code: string) => people.find(({ qrcode }) => qrcode === code)?.reason ?? ''
  return [...namesByCode].map(([qrcode, names]) => ({
    qrcode,
    label: `${names.join(', ')} – ${getReason(qrcode)}`,
  }))
}
