import { type FormEvent, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Combobox } from '@/design-system/components/Combobox/Combobox'
import { Grid } from '@/design-system/components/Grid/Grid'
import { NumberField } from '@/design-system/components/NumberField/NumberField'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { Fault, Operation } from '../../../client.ts'
import { copy as networkCopy } from './copy.ts'
import { getOperationName } from './operation-names.ts'

const copy = networkCopy.faults
type Kind = keyof typeof copy.kinds

const kinds = Object.entries(copy.kinds).map(([value, label]) => ({ value, label }))
const statuses = Object.entries(copy.statuses).map(([value, meaning]) => ({
  value,
  label: copy.statusName(value, meaning),
}))

interface FaultFormProps {
  operations: readonly Operation[]
  isBusy: boolean
  /** Resolves with true if the fault was added. */
  onAdd: (fault: Fault) => Promise<boolean>
}

/** A form that adds a fault. The user chooses the operation, the kind of fault, and the number of calls that fail. */
export function FaultForm({ operations, isBusy, onAdd }: FaultFormProps) {
  const [operationId, setOperationId] = useState('')
  const [kind, setKind] = useState<Kind>('status')
  const [status, setStatus] = useState('500')
  const [times, setTimes] = useState<number | null>(1)
  const [isSubmitAttempted, setIsSubmitAttempted] = useState(false)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitAttempted(true)
    if (operationId === '' || times === 0) return
    const fault: Fault = { operationId, status: kind === 'status' ? Number(status) : kind }
    if (!(await onAdd(times === null ? fault : { ...fault, times }))) return
    setOperationId('')
    setIsSubmitAttempted(false)
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={2}>
        <Combobox
          label={copy.operation}
          name="operation"
          hint={copy.operationHint}
          value={operationId}
          onChange={setOperationId}
          options={operations.map(toOption)}
          labels={copy.list}
          autoComplete="off"
          spellCheck={false}
          error={isSubmitAttempted && operationId === '' ? copy.noOperation : undefined}
        />
        <Grid minColumn="14rem" gap={3}>
          <Select
            label={copy.kind}
            name="kind"
            value={kind}
            onChange={(value) => setKind(value as Kind)}
            options={kinds}
            reservesMessageLine={false}
          />
          {kind === 'status' && (
            <Select
              label={copy.status}
              name="status"
              value={status}
              onChange={setStatus}
              options={statuses}
              reservesMessageLine={false}
            />
          )}
        </Grid>
        <NumberField
          label={copy.times}
          name="times"
          hint={copy.timesHint}
          value={times}
          onChange={setTimes}
          min={1}
          decreaseLabel={networkCopy.latency.less}
          increaseLabel={networkCopy.latency.more}
          error={isSubmitAttempted && times === 0 ? copy.noTimes : undefined}
        />
        <Button type="submit" loading={isBusy}>
          {copy.add}
        </Button>
      </Stack>
    </form>
  )
}

const toOption = ({ operationId, method, path }: Operation) => ({
  value: operationId,
  label: getOperationName(operationId),
  description: `${operationId} · ${method.toUpperCase()} ${path}`,
})
