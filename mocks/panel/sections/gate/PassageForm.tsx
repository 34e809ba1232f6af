import { type ComponentProps, type FormEvent, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import type { GatePerson } from '../../../client.ts'
import { OutcomeAlert } from '../../calls/OutcomeAlert.tsx'
import type { ActionOutcome } from '../../calls/use-action.ts'
import { copy, type Direction, type Identifier } from './copy.ts'
import { PersonField } from './PersonField.tsx'
import type { PersonIdentification } from './use-gate.ts'

const toOptions = <Value extends string>(names: Record<Value, string>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value: value as Value, label }))

interface PassageFormProps {
  gateId: number
  /** The people who may be checked in, and those who may be checked out. */
  people: Record<Direction, readonly GatePerson[]>
  isBusy: boolean
  outcome: ActionOutcome | undefined
  /** Called when the user changes the form, so that the outcome no longer belongs to the form. */
  onChange: () => void
  /** Resolves with true if the person was checked in or out. */
  onSend: (direction: Direction, identification: PersonIdentification) => Promise<boolean>
}

/** Checks a person in or out by code, name or plate. A refused value stays in the form. */
export function PassageForm({ gateId, people, isBusy, outcome, onChange, onSend }: PassageFormProps) {
  const [direction, setDirection] = useState<Direction>('in')
  const [identifier, setIdentifier] = useState<Identifier>('qrcode')
  const [values, setValues] = useState({ qrcode: '', person: '', plate: '' })
  const [isSubmitAttempted, setIsSubmitAttempted] = useState(false)
  const error = isSubmitAttempted && values[identifier].trim() === '' ? copy.missing[identifier] : undefined
  const fieldProps = {
    value: values[identifier],
    onChange: (value: string) => {
      onChange()
      setValues({ ...values, [identifier]: value })
    },
    error,
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitAttempted(true)
    const value = values[identifier].trim()
    if (value === '') return
    const identification = identifier === 'person' ? { person: Number(value) } : { [identifier]: value }
    if (!(await onSend(direction, identification))) return
    setValues({ ...values, [identifier]: '' })
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
          value={identifier}
          onChange={(newIdentifier) => {
            onChange()
            setIdentifier(newIdentifier)
            setIsSubmitAttempted(false)
          }}
          options={toOptions(copy.identifierNames)}
        />
        {identifier === 'qrcode' && (
          <CodeField {...fieldProps} passes={listPasses(people[direction])} direction={direction} />
        )}
        {identifier === 'person' && <PersonField {...fieldProps} gateId={gateId} />}
        {identifier === 'plate' && <CapitalsField {...fieldProps} label={copy.plate} name="plate" />}
        <OutcomeAlert outcome={outcome} refusedTitle={copy.refused[direction]} />
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

/** A field for the code of a pass, with a list of the known passes. */
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

/** The code of a person who is expected or inside. */
interface Pass {
  qrcode: string
  label: string
}

/** Lists each code once, because several people may share a code. */
function listPasses(people: readonly GatePerson[]): Pass[] {
  const names = new Map<string, string[]>()
  for (const { qrcode, name } of people) {
    if (qrcode !== null) names.set(qrcode, [...(names.get(qrcode) ?? []), name])
  }
  const getReason = (code: string) => people.find(({ qrcode }) => qrcode === code)?.reason ?? ''
  return [...names].map(([qrcode, owners]) => ({
    qrcode,
    label: `${owners.join(', ')} – ${getReason(qrcode)}`,
  }))
}
