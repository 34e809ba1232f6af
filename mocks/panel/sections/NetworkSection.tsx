import { useId } from 'react'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { Fault, Latency } from '../../client.ts'
import { ControlQueryView } from '../calls/ControlQueryView.tsx'
import { OutcomeAlert } from '../calls/OutcomeAlert.tsx'
import { type ActionOutcome, useAction } from '../calls/use-action.ts'
import { useControlQuery } from '../calls/use-control-query.ts'
import { usePanelControls } from '../controls-context.tsx'
import { copy } from './network/copy.ts'
import { FaultForm } from './network/FaultForm.tsx'
import { FaultList } from './network/FaultList.tsx'
import { LatencyForm } from './network/LatencyForm.tsx'
import { operationName } from './network/operation-names.ts'

const waiting = 'latency'
const adding = 'add'
const removing = 'remove:'

/** Sets the latency of the calls, and the faults. */
export function NetworkSection() {
  const headingId = useId()
  const { control, action, change } = useNetwork()
  const { runningId } = action
  return (
    <ControlQueryView query={control}>
      {({ latency, faults, operations }) => (
        <Stack gap={6}>
          <LatencyForm
            latency={latency}
            isBusy={runningId === waiting}
            onSet={(newLatency) => void change.latency(newLatency)}
          />
          <Stack as="section" gap={3} aria-labelledby={headingId}>
            <Heading level={3} size="sm" id={headingId}>
              {copy.faults.title}
            </Heading>
            <FaultForm operations={operations} isBusy={runningId === adding} onAdd={change.add} />
          </Stack>
          <OutcomeAlert outcome={isSaidAbove(action.outcome) ? undefined : action.outcome} />
          <FaultList
            faults={faults}
            removing={runningId?.startsWith(removing) ? runningId.slice(removing.length) : undefined}
            onRemove={(operationId) => void change.remove(operationId)}
            onRemoveAll={() => void change.removeAll()}
          />
        </Stack>
      )}
    </ControlQueryView>
  )
}

/** Whether the form of the latency already shows the outcome. */
const isSaidAbove = (outcome: ActionOutcome | undefined) =>
  outcome?.actionId === waiting && outcome.tone === 'success'

/** Removes the fault of an operation; an operation has one fault at most. */
const without = (operationId: string) => (faults: Fault[]) =>
  faults.filter((fault) => fault.operationId !== operationId)

function useNetwork() {
  const { mock } = usePanelControls()
  const action = useAction()
  const control = useControlQuery(async () => {
    const [{ settings }, operations] = await Promise.all([mock.state(), mock.operations()])
    return { ...settings, operations }
  })

  /** Reads the faults before the change, because a call may have used up a fault. */
  const replaceFaults = (name: string, message: string, change: (faults: Fault[]) => Fault[]) =>
    action.run(name, async () => {
      const { settings } = await mock.state()
      await mock.settings({ faults: change(settings.faults) })
      await control.reload()
      return message
    })

  const change = {
    latency: (latency: Latency) =>
      action.run(waiting, async () => {
        await mock.settings({ latency })
        await control.reload()
        return copy.latency.now(latency)
      }),
    add: (fault: Fault) =>
      replaceFaults(adding, copy.faults.added(operationName(fault.operationId)), (faults) => [
        ...without(fault.operationId)(faults),
        fault,
      ]),
    remove: (operationId: string) =>
      replaceFaults(
        `${removing}${operationId}`,
        copy.faults.removed(operationName(operationId)),
        without(operationId),
      ),
    removeAll: () => replaceFaults(removing, copy.faults.removedAll, () => []),
  }
  return { control, action, change }
}
