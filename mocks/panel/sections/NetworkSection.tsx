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
/** The action id for the removal of all faults. The action id for one fault is this prefix with the operation id after it. */
const removeActionPrefix = 'remove:'

/** Shows forms that set the latency of API calls and add faults, and lists the active faults. */
export function NetworkSection() {
  const headingId = useId()
  const { networkQuery, action, ...changes } = useNetwork()
  const { runningId } = action
  return (
    <ControlQueryView query={networkQuery}>
      {({ latency, faults, operations }) => (
        <Stack gap={6}>
          <LatencyForm
            latency={latency}
            isBusy={runningId === latencyActionId}
            onSet={(newLatency) => void changes.setLatency(newLatency)}
          />
          <Stack as="section" gap={3} aria-labelledby={headingId}>
            <Heading level={3} size="sm" id={headingId}>
              {copy.faults.title}
            </Heading>
            <FaultForm operations={operations} isBusy={runningId === addActionId} onAdd={changes.addFault} />
          </Stack>
          <OutcomeAlert outcome={isShownByLatencyForm(action.outcome) ? undefined : action.outcome} />
          <FaultList
            faults={faults}
            removedOperationId={
              runningId?.startsWith(removeActionPrefix)
                ? runningId.slice(removeActionPrefix.length)
                : undefined
            }
            onRemove={(operationId) => void changes.removeFault(operationId)}
            onRemoveAll={() => void changes.removeAllFaults()}
          />
        </Stack>
      )}
    </ControlQueryView>
  )
}

/** Whether the latency was changed successfully. The latency form shows that outcome itself. */
const isShownByLatencyForm = (outcome: ActionOutcome | undefined) =>
  outcome?.actionId === latencyActionId && outcome.tone === 'success'

/** Returns a function that removes the fault of an operation from a list of faults. */
const createFaultRemover = (operationId: string) => (faults: Fault[]) =>
  faults.filter((fault) => fault.operationId !== operationId)

function useNetwork() {
  const { mock } = usePanelControls()
  const action = useAction()
  const networkQuery = useControlQuery(async () => {
    const [{ settings }, operations] = await Promise.all([mock.state(), mock.operations()])
    return { ...settings, operations }
  })

  const replaceFaults = (actionId: string, message: string, change: (faults: Fault[]) => Fault[]) =>
    action.run(actionId, async () => {
      // API calls may have used up a fault since the last read.
      const { settings } = await mock.state()
      await mock.settings({ faults: change(settings.faults) })
      await networkQuery.reload()
      return message
    })

  return {
    networkQuery,
    action,
    setLatency: (latency: Latency) =>
      action.run(latencyActionId, async () => {
        await mock.settings({ latency })
        await networkQuery.reload()
        return copy.latency.describe(latency)
      }),
    addFault: (fault: Fault) =>
      replaceFaults(addActionId, copy.faults.added(getOperationName(fault.operationId)), (faults) => [
        ...createFaultRemover(fault.operationId)(faults),
        fault,
      ]),
    removeFault: (operationId: string) =>
      replaceFaults(
        `${removeActionPrefix}${operationId}`,
        copy.faults.removed(getOperationName(operationId)),
        createFaultRemover(operationId),
      ),
    removeAllFaults: () => replaceFaults(removeActionPrefix, copy.faults.removedAll, () => []),
  }
}
