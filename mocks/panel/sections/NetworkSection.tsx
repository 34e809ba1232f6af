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
import { getOperationName } from './network/operation-names.ts'

const latencyActionId = 'latency'
const addActionId = 'add'
const removeActionPrefix = 'remove:'

/** Sets the latency and the faults of the calls. */
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
            isBusy={runningId === latencyActionId}
            onSet={(newLatency) => void change.latency(newLatency)}
          />
          <Stack as="section" gap={3} aria-labelledby={headingId}>
            <Heading level={3} size="sm" id={headingId}>
              {copy.faults.title}
            </Heading>
            <FaultForm operations={operations} isBusy={runningId === addActionId} onAdd={change.add} />
          </Stack>
          <OutcomeAlert outcome={isShownByLatencyForm(action.outcome) ? undefined : action.outcome} />
          <FaultList
            faults={faults}
            removedOperationId={
              runningId?.startsWith(removeActionPrefix)
                ? runningId.slice(removeActionPrefix.length)
                : undefined
            }
            onRemove={(operationId) => void change.remove(operationId)}
            onRemoveAll={() => void change.removeAll()}
          />
        </Stack>
      )}
    </ControlQueryView>
  )
}

/** Whether the form of the latency shows the outcome. */
const isShownByLatencyForm = (outcome: ActionOutcome | undefined) =>
  outcome?.actionId === latencyActionId && outcome.tone === 'success'

/** Creates a function that removes the fault of an operation. An operation has at most one fault. */
const createFaultRemover = (operationId: string) => (faults: Fault[]) =>
  faults.filter((fault) => fault.operationId !== operationId)

function useNetwork() {
  const { mock } = usePanelControls()
  const action = useAction()
  const control = useControlQuery(async () => {
    const [{ settings }, operations] = await Promise.all([mock.state(), mock.operations()])
    return { ...settings, operations }
  })

  /** Reads the current faults first, because a call may have consumed a fault. */
  const replaceFaults = (actionId: string, message: string, change: (faults: Fault[]) => Fault[]) =>
    action.run(actionId, async () => {
      const { settings } = await mock.state()
      await mock.settings({ faults: change(settings.faults) })
      await control.reload()
      return message
    })

  const change = {
    latency: (latency: Latency) =>
      action.run(latencyActionId, async () => {
        await mock.settings({ latency })
        await control.reload()
        return copy.latency.describe(latency)
      }),
    add: (fault: Fault) =>
      replaceFaults(addActionId, copy.faults.added(getOperationName(fault.operationId)), (faults) => [
        ...createFaultRemover(fault.operationId)(faults),
        fault,
      ]),
    remove: (operationId: string) =>
      replaceFaults(
        `${removeActionPrefix}${operationId}`,
        copy.faults.removed(getOperationName(operationId)),
        createFaultRemover(operationId),
      ),
    removeAll: () => replaceFaults(removeActionPrefix, copy.faults.removedAll, () => []),
  }
  return { control, action, change }
}
